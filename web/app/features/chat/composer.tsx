import { CHAT_MESSAGE_MAX_LENGTH, type ChatUpload } from "@wren/domain";
import { useState, type RefObject } from "react";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { DrawnText } from "#app/components/ui/drawn-text.tsx";
import { describeFailure, fieldId } from "#app/lib/form-failure.ts";
import { MESSAGE_FORM, type MessageFailure, type MessageFile } from "./chat-view.ts";
import { useErrorSentence } from "./error-sentence.ts";
import { FileField } from "./file-field.tsx";
import { useChatTexts } from "./texts.ts";
import { useComposer, type ComposedMessage } from "./use-composer.ts";
import { useDraft } from "./use-draft.ts";

/** The counter appears from this length on. */
const COUNTED_FROM = CHAT_MESSAGE_MAX_LENGTH - 500;

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  /** Idempotency key, used where no script makes one. */
  messageKey: string;
  failure: MessageFailure | null;
  /** The visitor's e-mail address, to which drafts belong. */
  whose: string | null;
  /** Texts that could not be sent. */
  unsent: readonly string[];
  /** A file kept by the server, of a message that the visitor took back. */
  returned: ChatUpload | null;
  onReturn: (file: MessageFile | null) => void;
  onSend: (written: ComposedMessage) => void;
  onTyping: () => void;
};

/** The field for a message. It never moves, and keeps a refused message. */
export function Composer({ formRef, messageKey, failure, whose, unsent, returned, onReturn, onSend, onTyping }: Props) {
  const t = useChatTexts();
  const sentence = useErrorSentence();
  const [length, setLength] = useState(failure?.values.text?.length ?? 0);
  /** The refusal that is no longer shown, because another message was sent since. */
  const [settled, setSettled] = useState<MessageFailure | null>(null);
  const refused = failure === settled ? null : failure;
  const { error, submit, onKeyDown, forgetError } = useComposer((written) => {
    onSend(written);
    setLength(0);
    setSettled(failure);
  });
  useDraft({
    formRef,
    whose,
    unsent,
    onFound: ({ text, file }) => {
      setLength(text.length);
      onReturn(file);
    },
  });
  const { problems } = describeFailure({
    form: MESSAGE_FORM,
    failure: refused,
    labels: { text: t("composer.label"), file: t("composer.fileLabel") },
    sentence: (code, { minutes }) => sentence(code, minutes),
  });
  const id = fieldId(MESSAGE_FORM, "text");
  const textError = error?.field === "text" ? error.code : refused?.errors.text;
  const fileError = error?.field === "file" ? error.code : refused?.errors.file;

  return (
    <PageForm
      ref={formRef}
      form={MESSAGE_FORM}
      encType="multipart/form-data"
      className="chat-composer"
      preventScrollReset
      onSubmit={submit}
    >
      {problems.length > 0 && <ErrorSummary heading={t("composer.notSent")} errors={problems} refusal={refused} />}
      <input type="hidden" name="form" value={MESSAGE_FORM} />
      <input type="hidden" name="key" value={refused?.values.key ?? messageKey} />
      <div>
        <label htmlFor={id} className="field-label">
          {t("composer.label")}
        </label>
        <textarea
          id={id}
          name="text"
          rows={3}
          // The width in text browsers; elsewhere the style sheet sets it.
          cols={60}
          dir="auto"
          defaultValue={failure?.values.text}
          aria-invalid={textError ? true : undefined}
          aria-describedby={`${id}-note`}
          className="text-input"
          onKeyDown={onKeyDown}
          onInput={({ currentTarget: { value } }) => {
            setLength(value.length);
            if (error?.code === "message-missing") forgetError();
            onTyping();
          }}
        />
        <p id={`${id}-note`} className="chat-note">
          {textError ? (
            <span className="chat-error">{sentence(textError)}</span>
          ) : (
            <DrawnText text={t("composer.hint")} className="script-only chat-key-hint" />
          )}
          {length > COUNTED_FROM && <Count length={length} />}
        </p>
      </div>
      <div className="chat-row">
        <FileField kept={refused?.file ?? returned} error={fileError ? sentence(fileError) : null} />
        <button className="button-primary">{t("composer.send")}</button>
      </div>
      <p role="alert" className="sr-only">
        {error && sentence(error.code)}
      </p>
    </PageForm>
  );
}

function Count({ length }: { length: number }) {
  const t = useChatTexts();
  const left = CHAT_MESSAGE_MAX_LENGTH - length;
  if (left >= 0) return <span>{t("composer.left", { count: left })}</span>;
  return <span className="chat-error">{t("composer.tooLong", { count: -left })}</span>;
}
