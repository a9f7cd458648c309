import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { describeFailure, type FormFailure } from "#app/lib/form-failure.ts";
import type { EmailChangeErrorCode } from "./email-change-errors.ts";
import { useEmailChangeTexts } from "./texts.ts";

const FORM = "email-change";

export const EMAIL_CHANGE_FORM = FORM;

/** The number from the card, and the new address twice. A refused form stays as typed. */
export function EmailChangeForm({ failure }: { failure: FormFailure<EmailChangeErrorCode> | null }) {
  const t = useEmailChangeTexts();
  const { problems, field } = describeFailure({
    form: FORM,
    failure,
    labels: {
      identifier: t("form.identifier"),
      email: t("form.email"),
      repeatedEmail: t("form.repeatedEmail"),
    },
    sentence: (code, values) => t(`errors.${code}`, values),
  });
  const email = { type: "email", autoComplete: "email", maxLength: 254 } as const;

  return (
    <PageForm form={FORM} className="account-form">
      <h2 className="text-heading">{t("form.heading")}</h2>
      {problems.length > 0 && <ErrorSummary heading={t("problem")} errors={problems} refusal={failure} />}
      <TextField {...field("identifier")} hint={t("form.identifierHint")} maxLength={64} />
      <TextField {...field("email")} {...email} />
      <TextField {...field("repeatedEmail")} {...email} />
      <div className="grid justify-items-start gap-3">
        <SubmitButton form={FORM}>{t("form.submit")}</SubmitButton>
        <p className="max-w-text text-sm text-quiet">{t("form.note")}</p>
        <p className="max-w-text text-sm text-quiet">{t("form.protection")}</p>
      </div>
    </PageForm>
  );
}
