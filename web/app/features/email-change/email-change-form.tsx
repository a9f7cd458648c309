import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { listProblems, type FormFailure } from "#app/lib/form-failure.ts";
import type { EmailChangeErrorCode } from "./email-change-errors.ts";
import { useEmailChangeTexts } from "./texts.ts";

const FORM = "email-change";

export const EMAIL_CHANGE_FORM = FORM;

/** The number from the card, and the new address twice. What was refused stays as it was typed. */
export function EmailChangeForm({ failure }: { failure: FormFailure<EmailChangeErrorCode> | null }) {
  const t = useEmailChangeTexts();
  const sentence = ({ code, waitMinutes = 0 }: { code: EmailChangeErrorCode; waitMinutes?: number }) =>
    t(`errors.${code}`, { minutes: waitMinutes });
  const problems = failure
    ? listProblems(failure).map(({ field, ...problem }) => ({ field, message: sentence(problem) }))
    : [];
  const stateOf = (name: string) => {
    const code = failure?.errors[name];
    return { form: FORM, name, defaultValue: failure?.values[name], error: code ? sentence({ code }) : null };
  };
  const email = { type: "email", autoComplete: "email", maxLength: 254 } as const;

  return (
    <PageForm form={FORM} className="account-form">
      <h2 className="text-heading">{t("form.heading")}</h2>
      {problems.length > 0 && <ErrorSummary heading={t("problem")} errors={problems} refusal={failure} />}
      <TextField
        label={t("form.identifier")}
        hint={t("form.identifierHint")}
        maxLength={64}
        {...stateOf("identifier")}
      />
      <TextField label={t("form.email")} {...email} {...stateOf("email")} />
      <TextField label={t("form.repeatedEmail")} {...email} {...stateOf("repeatedEmail")} />
      <div className="grid justify-items-start gap-3">
        <SubmitButton form={FORM}>{t("form.submit")}</SubmitButton>
        <p className="max-w-text text-sm text-quiet">{t("form.note")}</p>
      </div>
    </PageForm>
  );
}
