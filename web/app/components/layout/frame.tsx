import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { WebsiteView } from "#app/lib/content-view.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

type Props = { website: WebsiteView | null; year: number | null; children: ReactNode };

/** What stays around every page, error pages included. */
export function Frame({ website, year, children }: Props) {
  const t = useTranslations("layout");
  return (
    <>
      <a href="#content" className="skip-link">
        {t("skipToContent")}
      </a>
      <Header website={website} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer website={website} year={year} />
    </>
  );
}
