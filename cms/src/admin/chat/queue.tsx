import { Box, Flex, Typography } from "@strapi/design-system";
import type { DeskQueue } from "@wren/domain";
import { DeskSearch } from "../desk/desk-search";
import type { TextKey } from "../desk/texts";
import { useTexts } from "../desk/use-texts";
import { ClosingBar } from "./closing-bar";
import { LabelFilter } from "./label-filter";
import { QueueRow } from "./queue-row";
import { QueueViews } from "./queue-views";
import { idOf } from "./new-words";
import { QUEUE_ID } from "./use-shortcuts";
import { useNow } from "./use-now";
import { addressOf, type Place } from "./use-place";

type Props = { queue: DeskQueue; place: Place; onChanged: () => void };

/** List of conversations, longest waiting first. New ones are inserted without moving the focus. */
export function Queue({ queue, place, onChanged }: Props) {
  const { t } = useTexts();
  const nowMs = useNow();
  const { search, openKey } = place;
  const address = addressOf({ view: "waiting", search: "", openKey });
  return (
    <Flex
      tag="section"
      aria-label={t("chat.queue")}
      direction="column"
      alignItems="stretch"
      background="neutral0"
      borderColor="neutral150"
      width="100%"
      minHeight="0"
    >
      <Flex direction="column" alignItems="stretch" gap={3} padding={3}>
        <DeskSearch key={search} to={address} label="chat.queue.search" searched={search} />
        <QueueViews place={place} counts={queue.counts} />
        <LabelFilter labels={queue.labels} place={place} />
      </Flex>
      <Box id={QUEUE_ID} tag="ul" overflow="auto" flex="1" tabIndex={-1}>
        {queue.entries.map((entry) => (
          <li key={idOf(entry)}>
            <QueueRow entry={entry} me={queue.me} labels={queue.labels} place={place} nowMs={nowMs} />
          </li>
        ))}
        {queue.isSearchCut && (
          <Box tag="li" padding={3}>
            <Typography variant="pi" textColor="neutral600">
              {t("chat.found.cut")}
            </Typography>
          </Box>
        )}
      </Box>
      {queue.entries.length === 0 && (
        <Box padding={6} flex="20">
          <Typography textColor="neutral600">{t(emptyText(place))}</Typography>
        </Box>
      )}
      <ClosingBar closing={queue.closing} onChanged={onChanged} />
    </Flex>
  );
}

function emptyText({ view, search, label }: Place): TextKey {
  if (search) return "chat.none.search";
  return label ? "chat.none.label" : `chat.none.${view}`;
}
