import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../scripts/lib/chromium.mjs";
import { temporaryPath } from "../scripts/lib/temporary-folders.mjs";
import { workerCount } from "../scripts/lib/workers.mjs";
import type { ProjectOptions } from "./support/test.ts";

// Each run gets its own folder, so that two runs at once do not empty each other's. The workers read this file again
// and inherit the folder.
process.env.WREN_E2E_OUTPUT ??= temporaryPath("e2e");

/** Memory of one worker: a browser, and for some journeys also a cms and a web server. */
const WORKER_MEGABYTES = 900;

const desktop = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  },
};

export default defineConfig<ProjectOptions>({
  testDir: "specs",
  outputDir: process.env.WREN_E2E_OUTPUT,
  globalSetup: "./support/shared-site.ts",
  forbidOnly: !!process.env.CI,
  // A busy machine may starve a browser for seconds. Tests that pass only on retry are listed at the end
  // (docs/testing.md).
  retries: 1,
  workers: workerCount(WORKER_MEGABYTES),
  fullyParallel: true,
  timeout: 120_000,
  // Speed is measured in bench/. This timeout only has to survive pauses of the machine.
  expect: { timeout: 15_000 },
  projects: [
    { name: "script-on", use: desktop },
    // The same journeys without JavaScript, unless the stricter project below has them; a test that needs scripts says so
    // in its title.
    { name: "script-off", use: { ...desktop, javaScriptEnabled: false }, grepInvert: /@script-on|@tor-safest/ },
    // The journeys that must work for everybody, run as in Tor Browser at its level "Safest": no scripts, SVG, web fonts
    // or media.
    {
      name: "tor-safest",
      use: { ...desktop, javaScriptEnabled: false, isTorSafest: true },
      grep: /@tor-safest/,
    },
  ],
});
