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
