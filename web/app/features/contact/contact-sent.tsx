import type { ContactAddress } from "@wren/domain";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";
import { CHAT_PATH, CONTACT_PATH, SUPPORT_PATH } from "#app/lib/paths.ts";
import { useContactTexts } from "./texts.ts";

type Props = { reference: string; address: ContactAddress; supportHours: string | null };

/** Confirms the request with its reference and says when to expect an answer. */
export function ContactSent({ reference, address, supportHours }: Props) {
  const t = useContactTexts();
  return (
    <section className="page-grid py-16 md:py-24">
      <title>{pageTitle(t("sent.title"))}</title>
      <meta name="robots" content="noindex" />
      <div className="col-span-full lg:col-span-8">
        <h1 className="text-display">{t("sent.title")}</h1>
        <dl className="contact-reference">
          <dt>{t("sent.reference")}</dt>
          <dd>{reference}</dd>
        </dl>
        <p className="mt-2 text-quiet">{t("sent.keep")}</p>
        <h2 className="text-title mt-10">{t("sent.next")}</h2>
        <div className="mt-3 grid max-w-text gap-3">
          <p>{t(`sent.${address}`)}</p>
          {supportHours && address !== "none" && <p>{t("sent.hours", { hours: supportHours })}</p>}
          <p>{t("sent.erased")}</p>
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-2">
          {address === "supportId" ? (
            <LocalizedLink to={CHAT_PATH} className="button-primary">
              {t("sent.toChat")}
            </LocalizedLink>
          ) : (
            <LocalizedLink to={SUPPORT_PATH} className="button-primary">
              {t("sent.toSupport")}
            </LocalizedLink>
          )}
          <LocalizedLink to={CONTACT_PATH} className="button-quiet">
            {t("sent.another")}
          </LocalizedLink>
        </div>
      </div>
    </section>
  );
}
