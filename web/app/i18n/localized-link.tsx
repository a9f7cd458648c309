import type { ComponentProps } from "react";
import { Link } from "react-router";
import { localizePath } from "./path.ts";
import { useCurrentLocale } from "./translations.tsx";

type Props = Omit<ComponentProps<typeof Link>, "to"> & {
  /** A path of this site without language prefix, or a full https address. */
  to: string;
};

/** The one way to link: stays in the visitor's language, and leaves the site by a full page load. */
export function LocalizedLink({ to, ...props }: Props) {
  const locale = useCurrentLocale();
  if (!to.startsWith("/")) return <a href={to} rel="noreferrer" {...props} />;
  return <Link to={localizePath(to, locale)} {...props} />;
}
