import { useChatTexts } from "./texts.ts";

type Props = {
  isOnline: boolean;
  supportHours: string | null;
  /** The mail about an answer: it needs an address, and one that is confirmed. */
  mail: "sent" | "unconfirmed" | "never";
};

/**
 * Tells whether an agent is online, and what that means. The style sheet reserves room for the other answer too, so
 * that nothing below moves; browsers without style sheets read only the true one.
 */
export function Presence({ isOnline, supportHours, mail }: Props) {
  const t = useChatTexts();
  const hours = supportHours ? `${t("presence.hours", { hours: supportHours })} ` : "";
  const online = { title: t("presence.online"), text: t("presence.onlineText") };
  const offline = {
    title: t("presence.offline"),
    text: hours + t(`presence.write.${mail}`),
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
