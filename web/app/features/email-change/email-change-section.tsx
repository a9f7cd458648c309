import type { ReactNode } from "react";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { FormFailure } from "#app/lib/form-failure.ts";
import { MY_CONTACT_PATH } from "#app/lib/paths.ts";
import { EmailChangeForm } from "./email-change-form.tsx";
import type { EmailChangeErrorCode } from "./email-change-errors.ts";
import { useEmailChangeTexts } from "./texts.ts";

type Props = {
  isSent: boolean;
  failure: FormFailure<EmailChangeErrorCode> | null;
  /** Stands beside the form. */
  children: ReactNode;
};

/** The form for a new address, or a hint to look at the mail. */
export function EmailChangeSection({ isSent, failure, children }: Props) {
  const t = useEmailChangeTexts();
  return (
    <section aria-label={t("form.heading")} className="page-grid pb-16 md:pb-24">
      <div className="col-span-full border-t border-rule" />
      <div className="col-span-full lg:col-span-7">{isSent ? <Sent /> : <EmailChangeForm failure={failure} />}</div>
      {children}
    </section>
  );
}

function Sent() {
  const t = useEmailChangeTexts();
  return (
    <div role="status" className="pt-8">
      <meta name="robots" content="noindex" />
      <h2 className="text-heading">{t("sent.heading")}</h2>
      <p className="notice mt-6">{t("sent.text")}</p>
      <p className="mt-6 max-w-text">{t("sent.nothing")}</p>
      <p className="mt-4">
        <LocalizedLink to={MY_CONTACT_PATH} className="button-quiet">
          {t("sent.again")}
        </LocalizedLink>
      </p>
    </div>
  );
}
