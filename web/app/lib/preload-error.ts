/**
 * Raised when a part of the site's own code could not be loaded (spec, section 8). A handler that takes care of it
 * prevents the default.
 */
export const PRELOAD_ERROR_EVENT = "wren:preload-error";

const pagesWithoutCode = new Set<string>();

/** Remembers a page whose code failed to load: the router requests it only once, and would then wait for ever. */
export function rememberMissingCode(path: string): void {
  pagesWithoutCode.add(path);
}

export function lacksCode(path: string): boolean {
  return pagesWithoutCode.has(path);
}

const RELOADED_AT_KEY = "wren-reloaded-at";
const RELOAD_AT_MOST_EVERY_MS = 10_000;

/** True at most once in 10 seconds, also across page loads, so that a broken site does not reload for ever. */
export function mayReload(nowMs: number): boolean {
  try {
    const reloadedAtMs = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
    return nowMs - reloadedAtMs >= RELOAD_AT_MOST_EVERY_MS;
  } catch {
    // Without storage a reload loop could not be stopped.
    return false;
  }
}

export function rememberReload(nowMs: number): void {
  sessionStorage.setItem(RELOADED_AT_KEY, String(nowMs));
}

/** True when a page load would lose something typed or chosen. */
export function hasUnsentInput(within: Element | null = document.querySelector("main")): boolean {
  const fields = within?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea") ?? [];
  return Array.from(fields).some((field) =>
    field.type === "checkbox" || field.type === "radio"
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.value !== field.defaultValue,
  );
}
