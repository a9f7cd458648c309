import { DrawnText } from "#app/components/ui/drawn-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { ChatNotice } from "#app/lib/chat-notice.ts";
import { CHAT_PATH } from "#app/lib/paths.ts";

/** A link to the conversation that goes on. The number of unread answers lies over the icon. */
export function ChatLink({ notice: { unreadCount } }: { notice: ChatNotice }) {
  const t = useTranslations("layout");
  return (
    <LocalizedLink to={CHAT_PATH} className="bar-button">
      <span className="relative inline-flex">
        <Icon name="chat" />
        {unreadCount > 0 && <DrawnText text={unreadCount} isRepetition className="bar-count" />}
      </span>{" "}
      <span className="bar-word-wide text-sm">{t("chat")}</span>{" "}
      {unreadCount > 0 && <span className="sr-only">{t("chatAnswers", { count: unreadCount })}</span>}
    </LocalizedLink>
  );
}
