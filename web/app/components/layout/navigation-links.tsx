import { NavLink } from "react-router";
import { localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale, useTranslations } from "#app/i18n/translations.tsx";

const NAVIGATION = [
  { page: "home", path: "/" },
  { page: "concept", path: "/concept" },
  { page: "support", path: "/support" },
  { page: "about", path: "/about" },
  { page: "shop", path: "/shop" },
] as const;

export function NavigationLinks({ className }: { className: string }) {
  const t = useTranslations("pages");
  const locale = useCurrentLocale();
  return (
    <ul className="contents">
      {NAVIGATION.map(({ page, path }) => (
        <li key={page} className="contents">
          <NavLink to={localizePath(path, locale)} end={path === "/"} className={className}>
            {t(page)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
