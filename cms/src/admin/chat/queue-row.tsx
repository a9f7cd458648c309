import { Badge, Flex, Typography } from "@strapi/design-system";
import type { ChatLabel, DeskStaff, Found, QueueEntry } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { RowLink } from "./desk-links";
import { FoundWords } from "./found-words";
import { HandlingLine } from "./handling-line";
import { addressOf, messageId, noteId, type Place } from "./use-place";
import { WaitingTime } from "./waiting-time";

type Props = { entry: QueueEntry; me: DeskStaff; labels: ChatLabel[]; place: Place; nowMs: number };

export function QueueRow({ entry, me, labels, place, nowMs }: Props) {
  const { t, language, locale } = useTexts();
  const isChat = entry.type === "chat";
  const isOpen = isChat && entry.key === place.openKey;
  const found = isChat ? entry.found : null;
  const to = isChat
    ? addressOf({ ...place, openKey: entry.key, found: found && foundId(found) })
    : `/requests/${entry.reference}`;
  return (
    <RowLink to={to} aria-current={isOpen ? "true" : undefined} data-testid="queue-row">
      <Flex justifyContent="space-between" gap={2}>
        <Typography fontWeight="bold" ellipsis>
          {isChat ? (entry.email ?? entry.supportNumber) : t("chat.request", { reference: entry.reference })}
        </Typography>
        {isChat && entry.unreadCount > 0 && (
          <Badge backgroundColor="primary600" textColor="neutral0" shrink={0}>
            {t("chat.unread", { count: entry.unreadCount })}
          </Badge>
        )}
      </Flex>
      <Typography tag="div" ellipsis textColor="neutral700">
        {isChat ? <LastWords entry={entry} /> : entry.requestType[locale]}
      </Typography>
      {found && <FoundWords found={found} />}
      {isChat && <HandlingLine handling={entry} labels={labels} />}
      <Flex gap={2} wrap="wrap" paddingTop={1}>
        {entry.waitingSince && <WaitingTime since={entry.waitingSince} nowMs={nowMs} />}
        <Typography variant="pi" textColor="neutral600">
          {[
            language(entry.language),
            isChat ? assigneeText(entry, me, t) : "",
            isChat && entry.isBlocked ? t("chat.blocked") : "",
            isChat && !entry.isEmailConfirmed
              ? t(entry.supportNumber === null ? "chat.unconfirmed" : "chat.no-address")
              : "",
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </Flex>
    </RowLink>
  );
}

function foundId({ seq, noteId: id }: Found): string {
  return seq === null ? noteId(id ?? 0) : messageId(seq);
}

type ChatEntry = Extract<QueueEntry, { type: "chat" }>;

function LastWords({ entry }: { entry: ChatEntry }) {
  const { t } = useTexts();
  return entry.isVisitorTyping ? <em>{t("chat.typing")}</em> : entry.lastText;
}

function assigneeText({ assignee }: ChatEntry, me: DeskStaff, t: ReturnType<typeof useTexts>["t"]): string {
  if (!assignee) return "";
  return assignee.id === me.id ? t("chat.assigned.me") : t("chat.assigned", { name: assignee.name });
}
