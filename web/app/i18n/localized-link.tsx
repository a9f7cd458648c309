import type { ComponentProps } from "react";
import { localizePath } from "./path.ts";
import { useCurrentLocale } from "./translations.tsx";

type Props = Omit<ComponentProps<"a">, "href"> & {
  /** A path of this site without language prefix, or a full https address. */
  to: string;
};

/**
 * The only link component: a plain link that keeps the visitor's language. layout/link-navigation.tsx turns links
 * within the site into client navigation, in one place: the router's own links cost the server a fifth of a page.
 */
export function LocalizedLink({ to, ...props }: Props) {
  const locale = useCurrentLocale();
  const isOurs = to.startsWith("/");
  return <a href={isOurs ? localizePath(to, locale) : to} rel={isOurs ? undefined : "noreferrer"} {...props} />;
}
