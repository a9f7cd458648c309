import type { ComponentProps } from "react";
import { localizePath } from "./path.ts";
import { useCurrentLocale } from "./translations.tsx";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** A path of this site without language prefix, or a full https address. */
  to: string;
};

/**
 * The one way to link: a plain link that stays in the visitor's language. Links of the site become changes of the
 * page in layout/link-navigation.tsx, once for all of them: the router's own links cost the server a fifth of a page.
 */
export function LocalizedLink({ to, ...props }: Props) {
  const locale = useCurrentLocale();
  const isOurs = to.startsWith("/");
  return <a href={isOurs ? localizePath(to, locale) : to} rel={isOurs ? undefined : "noreferrer"} {...props} />;
}
