import {
  CAPTCHA_LENGTH,
  CONTACT_FILE_MAX_BYTES,
  CONTACT_MAX_FILES,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_MESSAGE_MIN_LENGTH,
} from "@wren/domain";
import type { ReactNode } from "react";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PageForm } from "#app/components/forms/page-form.tsx";
import { SelectField } from "#app/components/forms/select-field.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import type { ContactFormResult, ContactChoicesView } from "#app/lib/contact-view.ts";
import { describeFailure } from "#app/lib/form-failure.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import { EncryptionField } from "./encryption-field.tsx";
import { FileField } from "./file-field.tsx";
import { MessageField } from "./message-field.tsx";
import { useContactTexts } from "./texts.ts";
import { useEncryption } from "./use-encryption.ts";

const FORM = "contact";

export const CONTACT_FORM = FORM;

type Props = {
  choices: ContactChoicesView;
  /** Null while the form cannot be sent. */
  issued: { captchaId: string; formToken: string } | null;
  answer: ContactFormResult | null;
  /** Stands beside the form. */
  children: ReactNode;
};

/** The contact form. A refusal shows its errors and keeps everything typed. */
export function ContactForm({ choices, issued, answer, children }: Props) {
  const t = useContactTexts();
  const captchaId = answer?.captchaId ?? issued?.captchaId;
  const formToken = answer?.formToken ?? issued?.formToken;
  const { problems, errorAt } = describeFailure({
    form: FORM,
    failure: answer,
    labels: {
      requestType: t("form.requestType"),
      module: t("form.module"),
      contactOption: t("form.contactOption"),
      email: t("form.email"),
      supportId: t("form.supportId"),
      message: t("form.message"),
      files: t("files.label"),
      captchaText: t("captcha.label"),
    },
    sentence: (code, values) => t(`errors.${code}`, { ...LIMITS, ...values }),
  });
  const values = answer?.values ?? {};
  const encryption = useEncryption(choices.pgpKey);
  const choose = { value: "", label: t("form.choose") };

  return (
    <section className="page-grid pb-16">
      <div className="col-span-full border-t border-rule" />
      <PageForm
        form={FORM}
        encType="multipart/form-data"
        className="contact-form"
        preventScrollReset
        onSubmit={encryption.onSubmit}
      >
        <h2 className="text-heading">{t("form.heading")}</h2>
        {problems.length > 0 && (
          <ErrorSummary heading={answer?.problem ? t("failed") : t("incomplete")} errors={problems} refusal={answer} />
        )}
        {!captchaId && <p className="notice-warn">{t("form.unavailable")}</p>}
        <p className="text-quiet">{t("form.intro")}</p>
        <input type="hidden" name="formToken" value={formToken ?? ""} />
        {/* Enter presses the first button, which must not be "new picture". */}
        <button name="intent" value={FORM} className="sr-only" tabIndex={-1} aria-hidden="true" />
        <SelectField
          form={FORM}
          name="requestType"
          label={t("form.requestType")}
          options={[choose, ...choices.requestTypes]}
          defaultValue={values.requestType ?? ""}
          error={errorAt("requestType")}
        />
        <SelectField
          form={FORM}
          name="module"
          label={t("form.module")}
          options={[choose, ...choices.modules]}
          defaultValue={values.module ?? ""}
          error={errorAt("module")}
        />
        <AnswerFields form={FORM} options={choices.contactOptions} values={values} errorOf={errorAt} />
        <MessageField form={FORM} defaultValue={values.message} error={errorAt("message")} />
        {choices.pgpKey && <EncryptionField hasFailed={encryption.hasFailed} />}
        <div className="sr-only" aria-hidden="true">
          <label>
            {t("form.homepage")}
            <input name="homepage" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <FileField form={FORM} kept={answer?.files ?? []} error={errorAt("files")} />
        {captchaId && (
          <CaptchaField
            key={captchaId}
            form={FORM}
            captchaId={captchaId}
            defaultValue={values.captchaText}
            error={errorAt("captchaText")}
          />
        )}
        <div className="grid justify-items-start gap-3">
          <SubmitButton name="intent" form={FORM}>
            {t("form.send")}
          </SubmitButton>
          <p className="text-sm text-quiet">{t("form.privacy")}</p>
        </div>
      </PageForm>
      {children}
    </section>
  );
}

const LIMITS = {
  min: CONTACT_MESSAGE_MIN_LENGTH,
  max: CONTACT_MESSAGE_MAX_LENGTH,
  count: CAPTCHA_LENGTH,
  files: CONTACT_MAX_FILES,
  megabytes: CONTACT_FILE_MAX_BYTES / 1024 / 1024,
};
