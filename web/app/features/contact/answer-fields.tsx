import { TextField } from "#app/components/forms/text-field.tsx";
import type { ContactChoicesView } from "#app/lib/contact-view.ts";
import { fieldId } from "#app/lib/form-failure.ts";
import { useContactTexts } from "./texts.ts";

type Props = {
  form: string;
  options: ContactChoicesView["contactOptions"];
  values: Record<string, string | undefined>;
  errorOf: (name: string) => string | null;
};

/** The way to be answered, and the address for it: the style sheet shows the field of the chosen option. */
export function AnswerFields({ form, options, values, errorOf }: Props) {
  const t = useContactTexts();
  const firstId = fieldId(form, "contactOption");
  const error = errorOf("contactOption");
  const errorId = error ? `${firstId}-error` : undefined;
  return (
    <div className="answer-fields">
      <fieldset className="field" aria-describedby={errorId}>
        <legend className="field-label">{t("form.contactOption")}</legend>
        {error && (
          <p id={errorId} className="field-error">
            {error}
          </p>
        )}
        <ul className="choices">
          {options.map(({ value, label, address }, index) => (
            <li key={value}>
              <label className="choice">
                <input
                  id={index === 0 ? firstId : undefined}
                  type="radio"
                  name="contactOption"
                  value={value}
                  required
                  defaultChecked={values.contactOption === value}
                  data-address={address}
                />
                <span>{label}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className="answer-email">
        <TextField
          form={form}
          name="email"
          type="email"
          label={t("form.email")}
          hint={t("form.emailHint")}
          autoComplete="email"
          maxLength={254}
          required={false}
          defaultValue={values.email}
          error={errorOf("email")}
        />
      </div>
      <div className="answer-support-id">
        <TextField
          form={form}
          name="supportId"
          label={t("form.supportId")}
          hint={t("form.supportIdHint")}
          maxLength={64}
          required={false}
          defaultValue={values.supportId}
          error={errorOf("supportId")}
        />
      </div>
    </div>
  );
}
