import { createRequire } from "node:module";
import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";
import { findOnPath, installWithApt, isExecutable, mayUseApt } from "./programs.mjs";
import { step } from "./progress.mjs";
import { run } from "./run.mjs";

/** Chromium without windows, menus and built-in pages. A journey takes about half the time in it. */
const BARE = ["chromium-headless-shell"];
const WHOLE = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * @param {{ isWhole?: boolean }} [wish]
 * @returns {string | null} the browser to use: the one named, one on the path, or Playwright's own
 */
export function findChromium({ isWhole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const names = isWhole ? WHOLE : [...BARE, ...WHOLE];
  const found = names.map(findOnPath).find((file) => file !== null);
  return found ?? [playwrightsOwn()].find(isExecutable) ?? null;
}

/**
 * Finds Chromium, or installs it: Playwright's own, otherwise Debian's if permitted. Where the whole one is there already,
 * Debian's bare one is installed as well: the journeys take about half the time in it.
 * @param {{ isWhole?: boolean }} [wish]
 */
export async function ensureChromium(wish = {}) {
  if (!wish.isWhole && !isBareFound() && mayUseApt()) await installBare();
  if (findChromium(wish)) return;
  /** @type {(() => Promise<unknown>)[]} */
  const attempts = [() => run("npx", ["playwright", "install", "chromium"], { cwd: inRoot("e2e") })];
  if (mayUseApt()) attempts.push(() => installWithApt("chromium"));

  await step("Installing Chromium for the browser journeys", async () => {
    for (const attempt of attempts) {
      await attempt().catch(() => null);
      if (findChromium(wish)) return;
    }
    throw new Failure(
      "The browser journeys need Chromium, and it could not be installed. Install it (Debian: `apt install chromium`) or name one with CHROMIUM_PATH.",
    );
  });
}

function isBareFound() {
  return Boolean(process.env.CHROMIUM_PATH) || BARE.map(findOnPath).some((file) => file !== null);
}

/** Without it the whole Chromium does the same, so a failure is no obstacle. */
async function installBare() {
  await step("Installing Chromium without windows for the browser journeys", () =>
    installWithApt("chromium-headless-shell"),
  ).catch(() => null);
}

/** @returns {string} */
function playwrightsOwn() {
  const require = createRequire(inRoot("e2e", "package.json"));
  try {
    return require("@playwright/test").chromium.executablePath();
  } catch {
    return "";
  }
}
