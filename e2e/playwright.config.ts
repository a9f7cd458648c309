import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "../scripts/lib/chromium.mjs";
import type { ProjectOptions } from "./support/test.ts";

const desktop = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  },
};

export default defineConfig<ProjectOptions>({
  testDir: "specs",
  // A folder of its own for each run: two runs at once must not empty each other's.
  outputDir: path.join(tmpdir(), `wren-e2e-${String(process.pid)}`),
  globalSetup: "./support/shared-site.ts",
  forbidOnly: !!process.env.CI,
  // A busy machine may starve a browser for seconds. What is green only then is named at the end, and mended.
  retries: 1,
  workers: 2,
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
