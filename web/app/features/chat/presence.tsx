import { useChatTexts } from "./texts.ts";

type Props = {
  isOnline: boolean;
  supportHours: string | null;
  /** True when the visitor gets a mail about an answer: their address is confirmed. */
  isMailed: boolean;
};

/**
 * Tells whether an agent is online, and what that means. The style sheet reserves room for the other answer too, so
 * that nothing below moves; browsers without style sheets read only the true one.
 */
export function Presence({ isOnline, supportHours, isMailed }: Props) {
  const t = useChatTexts();
  const hours = supportHours ? `${t("presence.hours", { hours: supportHours })} ` : "";
  const online = { title: t("presence.online"), text: t("presence.onlineText") };
  const offline = {
    title: t("presence.offline"),
    text: hours + t(isMailed ? "presence.writeAnyway" : "presence.writeUnconfirmed"),
  };
  const [shown, other] = isOnline ? [online, offline] : [offline, online];
  return (
    <div className="chat-presence" data-other={`${other.title} ${other.text}`}>
      <p>
        <strong className="presence" data-online={isOnline ? "true" : undefined}>
          {shown.title}
        </strong>{" "}
        {shown.text}
      </p>
    </div>
  );
}
