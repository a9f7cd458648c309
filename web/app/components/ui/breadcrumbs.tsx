import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { Crumb } from "#app/lib/content-view.ts";

type Props = { trail: readonly Crumb[] };

/**
 * The pages above this one, in one line before its heading. The heading itself ends the trail; on phones only the
 * nearest page is shown.
 */
export function Breadcrumbs({ trail }: Props) {
  return trail.length > 0 && <Trail trail={trail} />;
}

function Trail({ trail }: Props) {
  const t = useTranslations("layout");
  return (
    <nav aria-label={t("breadcrumbs")} className="breadcrumbs">
      <ol>
        {trail.map(({ name, path }) => (
          <li key={path}>
            <LocalizedLink to={path} className="footer-link">
              {name}
            </LocalizedLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
