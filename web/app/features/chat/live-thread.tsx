import { useEffect, useRef, useState } from "react";
import { MessageList } from "./message-list.tsx";
import { PendingMessage } from "./pending-message.tsx";
import { useChatTexts } from "./texts.ts";
import { unconfirmedMessages, type OutgoingMessage, type Thread } from "./thread.ts";

/** Distance from the end that still counts as the end. */
const END_PX = 48;

type Props = {
  thread: Thread;
  onTryAgain: (pending: OutgoingMessage) => void;
  onTakeBack: (pending: OutgoingMessage) => void;
  onEarlier: () => void;
};

/** The conversation in its own scroll area, which stays at the end while the reader is there. */
export function LiveThread({ thread, onTryAgain, onTakeBack, onEarlier }: Props) {
  const t = useChatTexts();
  const area = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const { messages, hasEarlier, state, arrived } = thread;
  const waiting = unconfirmedMessages(thread);
  const ownCount = waiting.length;
  const isDelayed = waiting.some(({ delay }) => delay);
  const [seenArrival, setSeenArrival] = useState(arrived?.seq ?? 0);
  if (isAtEnd && (arrived?.seq ?? 0) !== seenArrival) setSeenArrival(arrived?.seq ?? 0);

  function goToEnd() {
    area.current?.scrollTo({ top: 0 });
  }
  // The author of a message wants to see it.
  useEffect(() => {
    if (ownCount > 0) goToEnd();
  }, [ownCount]);

  return (
    <div className="chat-live script-only">
      <div
        ref={area}
        role="region"
        aria-label={t("conversation")}
        tabIndex={0}
        className="chat-scroll"
        // The area is drawn from the bottom up, so scrollTop is 0 at the end.
        onScroll={({ currentTarget }) => setIsAtEnd(Math.abs(currentTarget.scrollTop) < END_PX)}
      >
        <div>
          {hasEarlier && (
            <p className="chat-line">
              <button type="button" className="text-button" onClick={onEarlier}>
                {t("thread.earlier")}
              </button>
            </p>
          )}
          <MessageList messages={messages} state={state}>
            {waiting.length > 0 &&
              waiting.map((pending) => (
                <PendingMessage
                  key={pending.key}
                  pending={pending}
                  isHeld={isDelayed}
                  onTryAgain={() => onTryAgain(pending)}
                  onTakeBack={() => onTakeBack(pending)}
                />
              ))}
          </MessageList>
        </div>
      </div>
      {!isAtEnd && (arrived?.seq ?? 0) > seenArrival && (
        <button type="button" className="button-small chat-new" onClick={goToEnd}>
          {t("thread.newMessages")}
        </button>
      )}
      <p className="chat-typing">{state.isStaffTyping && t("thread.typing")}</p>
      <Announcement thread={thread} />
    </div>
  );
}

/** Announces new messages of the other side to screen readers, once each. */
function Announcement({ thread: { arrived } }: Pick<Props, "thread">) {
  const t = useChatTexts();
  const name = arrived?.by ?? t("thread.support");
  return (
    <div aria-live="polite" className="sr-only">
      {arrived?.kind === "text" && (
        <p key={arrived.seq}>
          {arrived.text !== "" && t("thread.arrived", { name, text: arrived.text })}{" "}
          {arrived.file && t("thread.arrivedFile", { name, file: arrived.file.name })}
        </p>
      )}
    </div>
  );
}
