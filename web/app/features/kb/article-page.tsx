import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { FittedHeading } from "#app/components/ui/fitted-heading.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { Crumb } from "#app/lib/content-view.ts";
import type { KbLinkView } from "#app/lib/kb-view.ts";
import { CHAT_PATH, CONTACT_PATH, KB_PATH } from "#app/lib/paths.ts";
import { HelpfulForm, type VoteState } from "./helpful-form.tsx";
import { useKbTexts } from "./texts.ts";

type Props = {
  article: KbLinkView & { summary: string; related: readonly (KbLinkView & { summary: string })[] };
  trail: readonly Crumb[];
  vote: VoteState;
  /** The article's text. */
  children: ReactNode;
};

/** One article, with the vote on it and links onwards. */
export function ArticlePage({ article, trail, vote, children }: Props) {
  const t = useKbTexts();
  return (
    <>
      <article className="page-grid gap-y-8 pt-6 pb-16 md:pt-10">
        <header className="col-span-full lg:col-span-9">
          <Breadcrumbs trail={trail} />
          <FittedHeading look="text-product" className="mt-1">
            {article.title}
          </FittedHeading>
          <p className="text-lead mt-4 max-w-text">{article.summary}</p>
        </header>
        <div className="col-span-full max-w-text lg:col-span-8">{children}</div>
        {article.related.length > 0 && (
          <aside className="col-span-full lg:col-span-4 lg:pl-6" aria-labelledby="related">
            <h2 id="related" className="text-title">
              {t("article.related")}
            </h2>
            <ul className="mt-3 grid gap-2">
              {article.related.map(({ slug, title }) => (
                <li key={slug}>
                  <LocalizedLink to={`${KB_PATH}/${slug}`} className="kb-link">
                    {title}
                  </LocalizedLink>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </article>
      <section className="page-grid gap-y-10 pb-16 md:pb-24">
        <div className="col-span-full border-t border-rule" />
        <HelpfulForm state={vote} />
        <div className="col-span-full lg:col-span-6">
          <h2 className="text-title">{t("article.stuckHeading")}</h2>
          <p className="mt-2 max-w-text text-quiet">{t("article.stuckText")}</p>
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
            <ButtonLink to={CONTACT_PATH} kind="quiet">
              {t("article.contact")}
            </ButtonLink>{" "}
            <ButtonLink to={CHAT_PATH} kind="quiet">
              {t("article.chat")}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
