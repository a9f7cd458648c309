import { isPagePath, localeOfPath } from "#app/i18n/path.ts";
import { isDocumentAddress } from "./documents.ts";
import { localAddress } from "./local-address.ts";

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** True when the browser would open the link in this tab and no handler has taken the click. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** The properties of a link that decide. */
type Link = {
  href: string;
  target: string;
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
};

/**
 * The path to follow by client navigation, or null when the browser must follow the link: it leaves the site, is a
 * file, leads to the other language, which brings its own texts, or to a part of this page, where the browser also
 * moves the focus.
 */
export function pathToFollow(link: Link, here: URL): string | null {
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
  if (link.getAttribute("href")?.startsWith("#")) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isPage = origin === here.origin && isPagePath(pathname) && !isDocumentAddress(pathname);
  if (!isPage || localeOfPath(pathname) !== localeOfPath(here.pathname)) return null;
  return localAddress(pathname + search + hash);
}

let followed: string | null = null;

/** The last link followed, for failures before the router has announced a navigation. */
export function followedPath(): string | null {
  return followed;
}

export function rememberFollowed(path: string): void {
  followed = path;
}
