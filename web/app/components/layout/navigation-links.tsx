import { useLocation } from "react-router";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import type { PageLinkView } from "#app/lib/content-view.ts";
import { useTranslations } from "#app/i18n/translations.tsx";

const NAVIGATION = [
  { page: "home", path: "/" },
  { page: "concept", path: "/concept" },
  { page: "support", path: "/support" },
  { page: "about", path: "/about" },
  { page: "shop", path: "/shop" },
] as const;

type Props = {
  className: string;
  /** Pages that editors added. Where the bar is too narrow for them, they stand in the footer alone. */
  more: readonly PageLinkView[];
  moreClassName?: string;
};

export function NavigationLinks({ className, more, moreClassName = "contents" }: Props) {
  const t = useTranslations("pages");
  const here = delocalizePath(useLocation().pathname);
  // Pages below `/shop` belong to the shop.
  const isHere = (path: string) => here === path || (path !== "/" && here.startsWith(`${path}/`));
  return (
    <ul className="contents">
      {NAVIGATION.map(({ page, path }) => (
        <li key={page} className="contents">
          <LocalizedLink to={path} aria-current={isHere(path) ? "page" : undefined} className={className}>
            {t(page)}
          </LocalizedLink>
        </li>
      ))}
      {more.map(({ path, label }) => (
        <li key={path} className={moreClassName}>
          <LocalizedLink to={path} aria-current={isHere(path) ? "page" : undefined} className={className}>
            {label}
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}
