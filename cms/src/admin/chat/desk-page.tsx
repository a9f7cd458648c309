import { Box, Flex } from "@strapi/design-system";
import { Page } from "@strapi/strapi/admin";
import { useRef } from "react";
import { LoadProblem } from "../desk/load-problem";
import { useTexts } from "../desk/use-texts";
import { ConversationPane } from "./conversation-pane";
import { DeskHeader } from "./desk-header";
import { KeysDialog } from "./keys-dialog";
import { Queue } from "./queue";
import { useDesk } from "./use-desk";
import { usePlace } from "./use-place";
import { useShortcuts } from "./use-shortcuts";

/** The queue and the open conversation: side by side where there is room, else one of the two. */
export function DeskPage() {
  const { t } = useTexts();
  const place = usePlace();
  const { openKey } = place;
  const keys = useShortcuts();
  const reloadOpen = useRef<(() => void) | null>(null);
  const { queue, presence, sound, notifications, stream } = useDesk(place, (key) => {
    if (key === null || key === openKey) reloadOpen.current?.();
  });
  const count = queue.answer?.counts.waiting ?? 0;
  const title = t("chat.title");

  return (
    <Page.Main display="flex" flex="1" minHeight="0" width="100%" height="100%" style={{ flexDirection: "column" }}>
      <Page.Title>{count > 0 ? t("chat.title.waiting", { count, title }) : title}</Page.Title>
      <DeskHeader
        isAside={openKey !== null}
        queue={queue.answer}
        presence={presence}
        sound={sound}
        notifications={notifications}
        isStreamBroken={stream === "broken"}
        isServerLost={queue.problem !== null}
        onShowKeys={() => keys.setIsHelpOpen(true)}
      />
      {!queue.answer && queue.problem && <LoadProblem onRetry={queue.reload} />}
      {!queue.answer && !queue.problem && <Page.Loading>{t("desk.loading")}</Page.Loading>}
      {queue.answer && (
        <Flex flex="1" minHeight="0" alignItems="stretch" gap={0}>
          <Box
            display={{ initial: openKey ? "none" : "flex", medium: "flex" }}
            width={{ initial: "100%", medium: "34rem" }}
            shrink={0}
          >
            <Queue
              queue={queue.answer}
              place={place}
              onChanged={() => {
                queue.reload();
                reloadOpen.current?.();
              }}
            />
          </Box>
          <Box display={{ initial: openKey ? "flex" : "none", medium: "flex" }} flex="1" minWidth="0">
            <ConversationPane queue={queue.answer} place={place} reload={reloadOpen} onChanged={queue.reload} />
          </Box>
        </Flex>
      )}
      <KeysDialog isOpen={keys.isHelpOpen} onChange={keys.setIsHelpOpen} />
    </Page.Main>
  );
}
