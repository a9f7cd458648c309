/** Raised when a part of the site's own code could not be loaded (spec, section 8). Who takes the case prevents it. */
export const PRELOAD_ERROR_EVENT = "wren:preload-error";

const RELOADED_AT_KEY = "wren-reloaded-at";
const RELOAD_AT_MOST_EVERY_MS = 10_000;

/** True at most once in 10 seconds, over page loads too: a site that is really broken must not reload for ever. */
export function mayReload(nowMs: number): boolean {
  try {
    const reloadedAtMs = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
    if (nowMs - reloadedAtMs < RELOAD_AT_MOST_EVERY_MS) return false;
    sessionStorage.setItem(RELOADED_AT_KEY, String(nowMs));
    return true;
  } catch {
    // Without storage nothing could stop a loop.
    return false;
  }
}

/** Whether somebody has typed or chosen something that a page load would lose. */
export function hasUnsentInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main input, main textarea");
  return Array.from(fields).some((field) =>
    field.type === "checkbox" || field.type === "radio"
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.value !== field.defaultValue,
  );
}
