import type { User } from "@wren/domain";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { AccountErrorCode } from "#app/lib/account-errors.ts";
import { failureOfForm, type FormFailure } from "#app/lib/form-failure.ts";
import { AccountForm } from "./account-form.tsx";
import { useNewPasswordField } from "./new-password-field.ts";
import { useAccountTexts } from "./texts.ts";

type Props = {
  user: Pick<User, "email"> | null;
  /** Whose account may stand for one of ours, if anybody's. */
  provider: string | null;
  failure: FormFailure<AccountErrorCode> | undefined;
  /** Where a confirmation was just sent to, or would be if the address were new. */
  confirmationSentTo: string | null;
};

/** The door of the chat: who is in may leave, who is not may come in or make a key. */
export function ChatAccount({ user, provider, failure, confirmationSentTo }: Props) {
  const t = useAccountTexts();
  if (user) return <SignedIn email={user.email} />;
  return (
    <section aria-label={t("area")} className="page-grid gap-y-16 pb-16 md:pb-24">
      <div className="col-span-full border-t border-rule" />
      {confirmationSentTo && (
        <p role="status" className="notice col-span-full">
          {t("confirmationSent", { email: confirmationSentTo })}
        </p>
      )}
      <div className="col-span-full lg:col-span-5">
        <SignInForm failure={failureOfForm("sign-in", failure)} />
        {provider && (
          <p className="mt-6">
            <a href={`/connect/${provider}`} className="button-quiet">
              {t("signIn.provider", { provider })}
            </a>
          </p>
        )}
      </div>
      <div className="col-span-full lg:col-span-5 lg:col-start-7">
        <RegisterForm failure={failureOfForm("register", failure)} />
      </div>
    </section>
  );
}

type FormProps = { failure: FormFailure<AccountErrorCode> | null };

function SignInForm({ failure }: FormProps) {
  const t = useAccountTexts();
  const fields = [
    { name: "identifier", label: t("identifier"), autoComplete: "username", maxLength: 254 },
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

function RegisterForm({ failure }: FormProps) {
  const t = useAccountTexts();
  const fields = [
    { name: "email", label: t("email"), type: "email", autoComplete: "email", maxLength: 254 },
    useNewPasswordField(),
  ];
  return (
    <AccountForm
      form="register"
      heading={t("register.heading")}
      intro={t("register.intro")}
      fields={fields}
      submitLabel={t("register.submit")}
      failure={failure}
    />
  );
}

function SignedIn({ email }: { email: string }) {
  const t = useAccountTexts();
  return (
    <section aria-label={t("area")} className="page-grid pb-16 md:pb-24">
      <div className="col-span-full border-t border-rule" />
      <div className="col-span-full pt-8 lg:col-span-8">
        <h2 className="text-heading">{t("signedIn.heading")}</h2>
        <p className="mt-4">{t("signedIn.as", { email })}</p>
        <Form method="post" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <SubmitButton form="sign-out">{t("signedIn.signOut")}</SubmitButton>
          <LocalizedLink to="/support/chat/change-password" className="button-quiet">
            {t("change.link")}
          </LocalizedLink>
        </Form>
      </div>
    </section>
  );
}
