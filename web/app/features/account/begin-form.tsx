import { CHAT_MESSAGE_MAX_LENGTH } from "@wren/domain";
import type { ReactNode } from "react";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextAreaField } from "#app/components/forms/text-area-field.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { TextBrowserNote } from "#app/components/ui/text-browser-note.tsx";
import type { AccountErrorCode } from "#app/lib/account-errors.ts";
import { describeFailure, type FormFailure } from "#app/lib/form-failure.ts";
import { MIN_PASSWORD_LENGTH } from "./new-password-field.ts";
import { useAccountTexts } from "./texts.ts";

const FORM = "begin";

export const BEGIN_FORM = FORM;

/** Value of the field `way` of those who give no address. */
export const WITHOUT_ADDRESS = "phrase";

type Props = {
  failure: FormFailure<AccountErrorCode> | null;
  /** Idempotency key of the message and of the conversation that it begins. */
  messageKey: string;
  /** A message that was not sent, because its session had ended. */
  draft: string | undefined;
  children: ReactNode;
};

/** All that somebody new needs to write to us: the message, where they can be reached, and how they come back. */
export function BeginForm({ failure, messageKey, draft, children }: Props) {
  const t = useAccountTexts();
  const { problems, field } = describeFailure({
    form: FORM,
    failure,
    labels: { text: t("begin.message"), email: t("email"), password: t("begin.password") },
    sentence: (code, values) => t(`errors.${code}`, { ...values, max: CHAT_MESSAGE_MAX_LENGTH }),
  });
  const text = field("text");
  return (
    <PageForm form={FORM} className="account-form">
      <h2 className="text-heading">{t("begin.heading")}</h2>
      <p className="max-w-text text-quiet">{t("begin.intro")}</p>
      {problems.length > 0 && <ErrorSummary heading={t("problem")} errors={problems} refusal={failure} />}
      <input type="hidden" name="key" value={failure?.values.key ?? messageKey} />
      <TextAreaField {...text} defaultValue={text.defaultValue ?? draft} rows={6} />
      <Ways chosen={failure?.values.way} />
      <div className="begin-address">
        <TextBrowserNote>{t("begin.onlyWithAddress")}</TextBrowserNote>
        <TextField {...field("email")} type="email" autoComplete="email" maxLength={254} hint={t("begin.emailHint")} />
        <TextField
          {...field("password")}
          type="password"
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          hint={t("begin.passwordHint")}
        />
      </div>
      {children}
      <div>
        <SubmitButton form={FORM}>{t("begin.submit")}</SubmitButton>
      </div>
    </PageForm>
  );
}

/** How to come back to the conversation. The style sheet hides what the chosen way does not need. */
function Ways({ chosen }: { chosen: string | undefined }) {
  const t = useAccountTexts();
  const ways = [
    { value: "email", label: t("begin.wayEmail"), hint: null },
    { value: WITHOUT_ADDRESS, label: t("begin.wayPhrase"), hint: t("begin.wayPhraseHint") },
  ];
  return (
    <fieldset className="field">
      <legend className="field-label">{t("begin.way")}</legend>
      <ul className="choices">
        {ways.map(({ value, label, hint }, index) => (
          <li key={value}>
            <label className="choice">
              <input
                type="radio"
                name="way"
                value={value}
                defaultChecked={chosen === value || (index === 0 && chosen !== WITHOUT_ADDRESS)}
              />
              <span>
                {label} {hint && <span className="field-hint block">{hint}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
