import type { ReactNode } from "react";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { AccountErrorCode } from "#app/lib/account-errors.ts";
import { failureOfForm, type FormFailure } from "#app/lib/form-failure.ts";
import { AccountForm } from "./account-form.tsx";
import { BEGIN_FORM, BeginForm } from "./begin-form.tsx";
import { useAccountTexts } from "./texts.ts";

type Props = {
  /** Name of the login provider, if there is one. */
  provider: string | null;
  /** Idempotency key of a first message. */
  messageKey: string;
  failure: FormFailure<AccountErrorCode> | undefined;
  /** Values to keep through sign-in: the order to talk about, and the unsent message. */
  carried: { order?: string; draft?: string };
};

/** The first message of somebody new, and the sign-in of all others. */
export function ChatAccount({ provider, messageKey, failure, carried }: Props) {
  const t = useAccountTexts();
  const hidden = Object.entries(carried).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <section aria-label={t("area")} className="page-grid gap-y-16 pb-16 md:pb-24">
      <div className="col-span-full border-t border-rule" />
      {carried.draft && (
        <p role="alert" className="notice-warn col-span-full">
          {t("draftKept")}
        </p>
      )}
      {carried.order && (
        <p role="status" className="notice col-span-full">
          {t("aboutOrder")}
        </p>
      )}
      <div className="col-span-full lg:col-span-6">
        <BeginForm failure={failureOfForm(BEGIN_FORM, failure)} messageKey={messageKey} draft={carried.draft}>
          {carried.order && <input type="hidden" name="order" value={carried.order} />}
        </BeginForm>
      </div>
      <div className="col-span-full lg:col-span-5 lg:col-start-8">
        <SignInForm failure={failureOfForm("sign-in", failure)} hidden={hidden} />
        {provider && (
          <p className="mt-6">
            <a href={`/connect/${provider}`} className="button-quiet">
              {t("signIn.provider", { provider })}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

type FormProps = { failure: FormFailure<AccountErrorCode> | null; hidden: ReactNode };

function SignInForm({ failure, hidden }: FormProps) {
  const t = useAccountTexts();
  const fields = [
    {
      name: "identifier",
      label: t("identifier"),
      hint: t("signIn.numberHint"),
      autoComplete: "username",
      maxLength: 254,
    },
    { name: "password", label: t("password"), type: "password", autoComplete: "current-password" },
  ];
  return (
    <AccountForm
      form="sign-in"
      heading={t("signIn.heading")}
      fields={fields}
      submitLabel={t("signIn.submit")}
      failure={failure}
    >
      {hidden}
      <LocalizedLink to="/support/chat/forgot-password" className="button-quiet">
        {t("forgot.link")}
      </LocalizedLink>
      {failure?.problem?.code === "email-not-confirmed" && (
        <LocalizedLink to="/support/chat/confirm-email" className="button-quiet">
          {t("confirm.sendAgain")}
        </LocalizedLink>
      )}
    </AccountForm>
  );
}
