/** Raised when a part of the site's own code could not be loaded (spec, section 8). Who takes the case prevents it. */
export const PRELOAD_ERROR_EVENT = "wren:preload-error";

const pagesWithoutCode = new Set<string>();

/** The router asks for a page's code once, and waits for ever where it did not come. */
export function rememberMissingCode(path: string): void {
  pagesWithoutCode.add(path);
}

export function lacksCode(path: string): boolean {
  return pagesWithoutCode.has(path);
}

const RELOADED_AT_KEY = "wren-reloaded-at";
const RELOAD_AT_MOST_EVERY_MS = 10_000;

/** True at most once in 10 seconds, over page loads too: a site that is really broken must not reload for ever. */
export function mayReload(nowMs: number): boolean {
  try {
    const reloadedAtMs = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
    return nowMs - reloadedAtMs >= RELOAD_AT_MOST_EVERY_MS;
  } catch {
    // Without storage nothing could stop a loop.
    return false;
  }
}

export function rememberReload(nowMs: number): void {
  sessionStorage.setItem(RELOADED_AT_KEY, String(nowMs));
}

/** True when a page load would lose something that was typed or chosen. */
export function hasUnsentInput(within: Element | null = document.querySelector("main")): boolean {
  const fields = within?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea") ?? [];
  return Array.from(fields).some((field) =>
    field.type === "checkbox" || field.type === "radio"
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.value !== field.defaultValue,
  );
}
