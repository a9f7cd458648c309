import type { ReactNode } from "react";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { pageTitle } from "#app/lib/page-meta.ts";
import { useAccountTexts } from "./texts.ts";

type Props = { heading: string; intro: string; children?: ReactNode };

/** A page with one account form and a link back to the chat. */
export function AccountPage({ heading, intro, children }: Props) {
  const t = useAccountTexts();
  return (
    <section className="page-grid py-16 md:py-24">
      <title>{pageTitle(heading)}</title>
      <meta name="robots" content="noindex" />
      <div className="col-span-full lg:col-span-7">
        <h1 className="text-display">{heading}</h1>
        <p className="text-lead mt-6 mb-10 max-w-text">{intro}</p>
        {children}
        <p className="mt-10">
          <LocalizedLink to="/support/chat" className="button-quiet">
            {t("backToChat")}
          </LocalizedLink>
        </p>
      </div>
    </section>
  );
}
