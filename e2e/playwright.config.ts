import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../scripts/lib/chromium.mjs";
import { temporaryPath } from "../scripts/lib/temporary-folders.mjs";
import { workerCount } from "../scripts/lib/workers.mjs";
import type { ProjectOptions } from "./support/test.ts";

// A folder of its own for each run: two runs at once must not empty each other's. The workers read this file again, and
// inherit the run's folder.
process.env.WREN_E2E_OUTPUT ??= temporaryPath("e2e");

/** A browser, and for some journeys a cms and a web server of their own. */
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
  // A busy machine may starve a browser for seconds. What is green only then is named at the end (docs/testing.md).
  retries: 1,
  workers: workerCount(WORKER_MEGABYTES),
  fullyParallel: true,
  timeout: 120_000,
  // How long a visitor would wait is measured in bench/. Here a pause of the machine is no fault of a page's.
  expect: { timeout: 15_000 },
  projects: [
    { name: "script-on", use: desktop },
    // The same journeys without JavaScript; a test that is about scripts says so in its title.
    { name: "script-off", use: { ...desktop, javaScriptEnabled: false }, grepInvert: /@script-on/ },
    // What nobody may be kept from, as Tor Browser's safest level shows it.
    {
      name: "tor-safest",
      use: { ...desktop, javaScriptEnabled: false, isTorSafest: true },
      grep: /@tor-safest/,
    },
  ],
});
