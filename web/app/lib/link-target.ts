import { localeOfPath } from "#app/i18n/path.ts";
import { localAddress } from "./local-address.ts";

/** Files and endpoints of our own origin that are no pages. */
const NO_PAGES = /^\/(?:media|social|assets|builds|connect)\//;

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** Whether the browser would open the link right here: not in a new tab or window, and nobody has taken the click. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

/** What must be known of a link. */
type Link = {
  href: string;
  target: string;
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
};

/**
 * The path to go to without a page load, or null when the link is the browser's: it leaves the site, is a download
 * or a file, leads to the other language, which brings its own texts, or to another part of this page, where the
 * browser also moves the focus.
 */
export function pathToFollow(link: Link, here: URL): string | null {
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
  if (link.getAttribute("href")?.startsWith("#")) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isPage = origin === here.origin && !NO_PAGES.test(pathname);
  if (!isPage || localeOfPath(pathname) !== localeOfPath(here.pathname)) return null;
  return localAddress(pathname + search + hash);
}

let followed: string | null = null;

/** The link that was followed last, for when the way there fails before the router has told anybody. */
export function followedPath(): string | null {
  return followed;
}

export function rememberFollowed(path: string): void {
  followed = path;
}
