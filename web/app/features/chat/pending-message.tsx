import { useErrorSentence } from "./error-sentence.ts";
import { useChatTexts } from "./texts.ts";
import type { OutgoingMessage } from "./thread.ts";

type Props = { pending: OutgoingMessage; onTryAgain: () => void; onTakeBack: () => void };

/** A message on its way. A failed one stays, with buttons to retry or take it back. */
export function PendingMessage({ pending: { text, file, failure }, onTryAgain, onTakeBack }: Props) {
  const t = useChatTexts();
  const sentence = useErrorSentence();
  return (
    <li className="chat-message" data-author="visitor" data-pending={failure ? "failed" : "sending"}>
      <p className="chat-meta">
        <strong>{t("thread.you")}</strong> {!failure && <span>{t("thread.sending")}</span>}
      </p>
      {text !== "" && (
        <p className="chat-text" dir="auto">
          {text}
        </p>
      )}
      {file && <p className="chat-text">{file.name}</p>}
      {failure && (
        <div className="chat-failure">
          <p role="alert">
            <strong>{t("thread.failed")}</strong> {sentence(failure.code, failure.waitMinutes)}
          </p>
          <button type="button" className="text-button" onClick={onTryAgain}>
            {t("thread.tryAgain")}
          </button>
          <button type="button" className="text-button" onClick={onTakeBack}>
            {t("thread.takeBack")}
          </button>
        </div>
      )}
    </li>
  );
}
