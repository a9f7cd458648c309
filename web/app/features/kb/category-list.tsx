import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { KbCategoryView } from "#app/lib/kb-view.ts";
import { KB_PATH } from "#app/lib/paths.ts";
import { useKbTexts } from "./texts.ts";

/** All articles by category. */
export function CategoryList({ categories }: { categories: readonly KbCategoryView[] }) {
  const t = useKbTexts();
  if (categories.length === 0) return <p className="page-width pb-16 text-quiet">{t("none")}</p>;
  return categories.map(({ slug, title, description, articles }) => (
    <Section key={slug} heading={title} intro={description}>
      <ul className="kb-links">
        {articles.map((article) => (
          <li key={article.slug}>
            <LocalizedLink to={`${KB_PATH}/${article.slug}`} className="kb-link">
              {article.title}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </Section>
  ));
}

/** The way from the results of a search to everything else. */
export function AllArticles() {
  const t = useKbTexts();
  return (
    <p className="page-width pb-16 md:pb-24">
      <ButtonLink to={KB_PATH} kind="quiet">
        {t("results.all")}
      </ButtonLink>
    </p>
  );
}
