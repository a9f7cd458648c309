import type { Page } from "@playwright/test";

/**
 * An error that a journey announces. A path is compared without its query and also covers the data that scripts fetch
 * for the page.
 */
type KnownError =
  | { status: number; path: string | RegExp }
  /** A request without an answer: blocked by the test, or lost. */
  | { brokenRequest: string | RegExp }
  | { message: RegExp };

/** Messages of the router and the browser about a code chunk that could not be loaded. */
export const CODE_LOAD_ERROR = /Error loading route module|Failed to fetch dynamically imported module/;

type BrowserError = { text: string; path: string };

export type BrowserErrors = ReturnType<typeof watchBrowserErrors>;

/** Collects the errors that the browser reports and compares them with those the journey announced. */
export function watchBrowserErrors(page: Page) {
  const errors: BrowserError[] = [];
  const [expected, allowed]: [KnownError[], KnownError[]] = [[], []];
  page.on("pageerror", (error) => errors.push({ text: error.message, path: "" }));
  page.on("console", (message) => {
    const isRefusal = message.text().includes("ERR_BLOCKED_BY_CLIENT"); // Blocked by the test on purpose.
    if (message.type() !== "error" || isRefusal) return;
    errors.push({ text: message.text(), path: pathOf(message.location().url) });
  });
  return {
    /** Announces an error that must occur. The journey fails without it, and with any other. */
    expect: (known: KnownError) => expected.push(known),
    /** Announces an error that may or may not occur, depending on timing. */
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
