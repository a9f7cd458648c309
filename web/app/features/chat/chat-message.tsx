import { arrivalOf, type ChatMessage, type Marks } from "@wren/domain";
import { MessageFile } from "./message-file.tsx";
import { ChatText } from "./chat-text.tsx";
import { useChatTexts } from "./texts.ts";
import { dayAndTimeOf } from "./message-time.ts";

type Props = { message: ChatMessage; marks: Marks };

/** A message with its author, time and delivery state, or an event of the conversation. */
export function ChatMessageItem({ message, marks }: Props) {
  const t = useChatTexts();
  const { kind, author, at, seq, text, file, isByMail } = message;
  const { time } = dayAndTimeOf(at);
  if (kind !== "text") {
    return (
      <li className="chat-line">
        <EventText message={message} /> <time dateTime={at}>{time}</time>
      </li>
    );
  }
  return (
    <li className="chat-message" data-author={author}>
      <p className="chat-meta">
        <strong>{author === "visitor" ? t("thread.you") : (message.by ?? t("thread.support"))}</strong>{" "}
        <time dateTime={at}>{time}</time>
        {isByMail && <span> · {t("thread.byMail")}</span>}
        {author === "visitor" && <span> · {t(`thread.${arrivalOf(seq, marks)}`)}</span>}
      </p>
      {text !== "" && <ChatText text={text} />}
      {file && <MessageFile file={file} />}
    </li>
  );
}

function EventText({ message: { kind, author, by, text } }: Pick<Props, "message">) {
  const t = useChatTexts();
  if (kind === "order") return t("thread.order", { number: text });
  if (kind === "request") return t("thread.request", { reference: text });
  if (kind === "reopened") return t("thread.reopened");
  if (author === "visitor") return t("thread.closedByVisitor");
  return t("thread.closedByStaff", { name: by ?? t("thread.support") });
}
