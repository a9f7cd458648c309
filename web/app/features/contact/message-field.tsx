import { CONTACT_MESSAGE_MAX_LENGTH, CONTACT_MESSAGE_MIN_LENGTH } from "@wren/domain";
import { fieldId } from "#app/lib/form-failure.ts";
import { useContactTexts } from "./texts.ts";

type Props = { form: string; defaultValue: string | undefined; error: string | null };

export function MessageField({ form, defaultValue, error }: Props) {
  const t = useContactTexts();
  const id = fieldId(form, "message");
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {t("form.message")}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {t("form.messageHint", { min: CONTACT_MESSAGE_MIN_LENGTH, max: CONTACT_MESSAGE_MAX_LENGTH })}
      </p>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <textarea
        id={id}
        name="message"
        rows={9}
        // The width in text browsers; elsewhere the style sheet sets it.
        cols={60}
        required
        minLength={CONTACT_MESSAGE_MIN_LENGTH}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        defaultValue={defaultValue}
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-hint`, errorId].filter(Boolean).join(" ")}
        className="text-input"
      />
    </div>
  );
}
