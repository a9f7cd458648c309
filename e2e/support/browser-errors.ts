import type { Page } from "@playwright/test";

/**
 * An error that a journey knows of. A path is compared without query, and a page's path stands for the data that
 * scripts fetch for it too.
 */
type KnownError =
  | { status: number; path: string | RegExp }
  /** A request without an answer: refused by the test, or lost on its way. */
  | { brokenRequest: string | RegExp }
  | { message: RegExp };

/** The router's and the browser's words for a page's code that could not be fetched. */
export const LOST_CODE = /Error loading route module|Failed to fetch dynamically imported module/;

type BrowserError = { text: string; path: string };

export type BrowserErrors = ReturnType<typeof watchBrowserErrors>;

/** Collects what the browser reports about a page, and compares it with what the journey named. */
export function watchBrowserErrors(page: Page) {
  const errors: BrowserError[] = [];
  const [expected, allowed]: [KnownError[], KnownError[]] = [[], []];
  page.on("pageerror", (error) => errors.push({ text: error.message, path: "" }));
  page.on("console", (message) => {
    const isRefusal = message.text().includes("ERR_BLOCKED_BY_CLIENT"); // Ours, on purpose.
    if (message.type() !== "error" || isRefusal) return;
    errors.push({ text: message.text(), path: pathOf(message.location().url) });
  });
  return {
    /** Names an error that must come. Without it, or with any other, the journey fails. */
    expect: (known: KnownError) => expected.push(known),
    /** Names an error that may come or not, where chance decides. */
    allow: (known: KnownError) => allowed.push(known),
    listUnexpected: () =>
      errors
        .filter((error) => ![...expected, ...allowed].some((known) => isAbout(known, error)))
        .map(({ text, path }) => `${text} (${path})`),
    listMissing: () => expected.filter((known) => !errors.some((error) => isAbout(known, error))),
  };
}

function isAbout(known: KnownError, { text, path }: BrowserError): boolean {
  if ("message" in known) return known.message.test(text);
  if ("status" in known) return text.includes(`with a status of ${String(known.status)} `) && isAt(known.path, path);
  return text.includes("net::ERR_") && isAt(known.brokenRequest, path);
}

function isAt(known: string | RegExp, path: string): boolean {
  return typeof known === "string" ? pathOf(known) === path : known.test(path);
}

function pathOf(address: string): string {
  return new URL(address, "http://localhost").pathname.replace(/\.data$/, "");
}
