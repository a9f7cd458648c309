import { ChatText } from "./chat-text.tsx";
import { useErrorSentence } from "./error-sentence.ts";
import { useChatTexts } from "./texts.ts";
import type { OutgoingMessage } from "./thread.ts";

type Props = {
  pending: OutgoingMessage;
  /** True behind another message that does not get through. */
  isHeld: boolean;
  onTryAgain: () => void;
  onTakeBack: () => void;
};

/** A message on its way. One that does not get through says why, with buttons to try now or to take it back. */
export function PendingMessage({ pending: { text, file, delay, failure }, isHeld, onTryAgain, onTakeBack }: Props) {
  const t = useChatTexts();
  const sentence = useErrorSentence();
  const isWaiting = delay !== null || isHeld;
  return (
    <li className="chat-message" data-author="visitor" data-pending={failure ? "failed" : "sending"}>
      <p className="chat-meta">
        <strong>{t("thread.you")}</strong>{" "}
        {!failure && <span>· {t(isWaiting ? "thread.waiting" : "thread.sending")}</span>}
      </p>
      {text !== "" && <ChatText text={text} />}
      {file && <p className="chat-text">{file.name}</p>}
      {(failure ?? delay) && (
        <div className="chat-failure">
          {failure && (
            <p role="alert">
              <strong>{t("thread.failed")}</strong> {sentence(failure)}
            </p>
          )}
          {delay && <p role="status">{t(`thread.delayed.${delay.reason}`, { minutes: delay.waitMinutes })}</p>}
          {delay?.reason !== "too-many" && (
            <button type="button" className="text-button" onClick={onTryAgain}>
              {t(failure ? "thread.tryAgain" : "thread.tryNow")}
            </button>
          )}
          <button type="button" className="text-button" onClick={onTakeBack}>
            {t("thread.takeBack")}
          </button>
        </div>
      )}
    </li>
  );
}
