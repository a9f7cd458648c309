import { useChatTexts } from "./texts.ts";

type Props = { isOnline: boolean; supportHours: string | null };

/** Whether anybody is there, and what that means. Both answers take their room, so that nothing below ever moves. */
export function Presence({ isOnline, supportHours }: Props) {
  const t = useChatTexts();
  return (
    <div className="chat-presence">
      <p data-shown={isOnline}>
        <strong className="presence" data-online="true">
          {t("presence.online")}
        </strong>{" "}
        {t("presence.onlineText")}
      </p>
      <p data-shown={!isOnline}>
        <strong className="presence">{t("presence.offline")}</strong>{" "}
        {supportHours && t("presence.hours", { hours: supportHours })} {t("presence.writeAnyway")}
      </p>
    </div>
  );
}
