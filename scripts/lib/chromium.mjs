import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";
import { step } from "./progress.mjs";
import { run } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** @returns {string | null} the browser to drive: the one named, one on the path, or Playwright's own */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, playwrightsOwn()].find(isExecutable) ?? null;
}

/** Finds Chromium, or installs it: Playwright's own, else Debian's where we may. */
export async function ensureChromium() {
  if (findChromium()) return;
  /** @type {(() => Promise<unknown>)[]} */
  const attempts = [() => run("npx", ["playwright", "install", "chromium"], { cwd: inRoot("e2e") })];
  if (process.getuid?.() === 0) attempts.push(installWithApt);

  await step("Installing Chromium for the browser journeys", async () => {
    for (const attempt of attempts) {
      await attempt().catch(() => null);
      if (findChromium()) return;
    }
    throw new Failure(
      "The browser journeys need Chromium, and it could not be installed. Install it (Debian: `apt install chromium`) or name one with CHROMIUM_PATH.",
    );
  });
}

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { cwd: inRoot(), env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { cwd: inRoot(), env });
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

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
