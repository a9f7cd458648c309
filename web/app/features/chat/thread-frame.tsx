import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { CHAT_THREAD_PATH } from "./addresses.ts";
import { useChatTexts } from "./texts.ts";

/** Shows the conversation in a frame where no script runs: the frame reloads itself, and the typed text stays. */
export function ThreadFrame() {
  const t = useChatTexts();
  const locale = useCurrentLocale();
  return (
    <noscript>
      <iframe src={localizePath(CHAT_THREAD_PATH, locale)} title={t("conversation")} className="chat-frame" />
      <p className="chat-note">
        <LocalizedLink to={CHAT_THREAD_PATH} target="_blank" className="text-button">
          {t("frame.open")}
        </LocalizedLink>
      </p>
    </noscript>
  );
}
