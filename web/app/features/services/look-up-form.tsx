import type { ReactNode } from "react";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { fieldId } from "#app/lib/form-failure.ts";
import { LOOK_UP_FORM, type ServiceFailure } from "./service-failure.ts";
import { useServiceTexts } from "./texts.ts";

const FORM = LOOK_UP_FORM;

type Props = {
  failure: ServiceFailure | null;
  isUnavailable: boolean;
  /** Buttons in place of the one that shows the prices. */
  children?: ReactNode;
};

/** Asks for the number from the card and nothing else. */
export function LookUpForm({ failure, isUnavailable, children }: Props) {
  const t = useServiceTexts();
  const message = failure?.code && t(`errors.${failure.code}`, { minutes: failure.waitMinutes });
  const isAtField = failure?.code?.startsWith("identifier-") ?? false;
  return (
    <PageForm form={FORM} className="service-form">
      <h2 className="text-title">{t("lookUp.heading")}</h2>
      {message && (
        <ErrorSummary
          heading={t("problem")}
          errors={[{ field: isAtField ? fieldId(FORM, "identifier") : null, message }]}
          refusal={failure}
        />
      )}
      {isUnavailable && !failure && <p className="notice-warn">{t("lookUp.unavailable")}</p>}
      <TextField
        form={FORM}
        name="identifier"
        label={t("lookUp.label")}
        hint={t("lookUp.hint")}
        maxLength={64}
        defaultValue={failure?.identifier ?? undefined}
        error={isAtField ? message : null}
      />
      <div className="grid justify-items-start gap-3">
        {children ?? (
          <SubmitButton name="intent" form={FORM}>
            {t("lookUp.submit")}
          </SubmitButton>
        )}
        <p className="text-sm text-quiet">{t("lookUp.note")}</p>
      </div>
    </PageForm>
  );
}
