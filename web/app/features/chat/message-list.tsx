import type { ChatMessage, ChatState } from "@wren/domain";
import { Fragment, type ReactNode } from "react";
import { ChatMessageItem } from "./chat-message.tsx";
import { useChatTexts, useDays } from "./texts.ts";
import { dayAndTimeOf } from "./message-time.ts";
import "./chat.css";

type Props = {
  messages: ChatMessage[];
  state: ChatState;
  /** Messages on their way. */
  children?: ReactNode;
};

/** The conversation, oldest first, with a line for each day. */
export function MessageList({ messages, state, children }: Props) {
  const t = useChatTexts();
  const { write, writeIso } = useDays();
  const days = messages.map(({ at }) => dayAndTimeOf(at));
  return (
    <>
      {messages.length === 0 && !children && <p className="chat-line">{t("thread.empty")}</p>}
      <ol className="chat-messages">
        {messages.map((message, index) => (
          <Fragment key={message.seq}>
            {days[index] && days[index].iso !== days[index - 1]?.iso && (
              <li className="chat-day">
                <time dateTime={days[index].iso}>{write(days[index].day)}</time>
              </li>
            )}
            <ChatMessageItem message={message} marks={state} />
          </Fragment>
        ))}
        {children}
      </ol>
      {state.state === "closed" && (
        <p className="chat-line">
          {state.erasedOn && t("thread.ended", { date: writeIso(state.erasedOn) })}{" "}
          {!state.isBlocked && t("thread.goesOn")}
        </p>
      )}
    </>
  );
}
