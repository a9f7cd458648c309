import { Section } from "#app/components/ui/section.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { ResourceCardView } from "#app/lib/file-view.ts";
import { useFileTexts } from "./texts.ts";

/** The guides, on the page with downloads. */
export function ResourceList({ resources }: { resources: readonly ResourceCardView[] }) {
  const t = useFileTexts();
  if (resources.length === 0) return null;
  return (
    <Section heading={t("resources.heading")}>
      <ul className="resource-list">
        {resources.map(({ slug, title, description }) => (
          <li key={slug}>
            <h3 className="text-title">
              <LocalizedLink to={`/resources/${slug}`}>{title}</LocalizedLink>
            </h3>
            {description && <p className="mt-2 max-w-text text-quiet">{description}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
