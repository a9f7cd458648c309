import type { ComponentProps, ReactNode } from "react";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { describeFailure, type FormFailure } from "#app/lib/form-failure.ts";
import type { AccountErrorCode } from "#app/lib/account-errors.ts";
import { useAccountTexts } from "./texts.ts";

type Field = Omit<ComponentProps<typeof TextField>, "form" | "error" | "defaultValue">;

type Props = {
  /** The name by which the server tells the page's forms apart. */
  form: string;
  heading?: string;
  fields: readonly Field[];
  submitLabel: string;
  failure: FormFailure<AccountErrorCode> | null;
  children?: ReactNode;
};

/** A form about an account. A refusal shows its errors above the form and at its fields, and keeps what was typed. */
export function AccountForm({ form, heading, fields, submitLabel, failure, children }: Props) {
  const t = useAccountTexts();
  const { problems, errorAt } = describeFailure({
    form,
    failure,
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    sentence: (code, values) => t(`errors.${code}`, values),
  });

  return (
    <PageForm form={form} className="account-form">
      {heading && <h2 className="text-heading">{heading}</h2>}
      {problems.length > 0 && <ErrorSummary heading={t("problem")} errors={problems} refusal={failure} />}
      {fields.map((field) => (
        <TextField
          key={field.name}
          form={form}
          defaultValue={failure?.values[field.name]}
          error={errorAt(field.name)}
          {...field}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton form={form}>{submitLabel}</SubmitButton> {children}
      </div>
    </PageForm>
  );
}
