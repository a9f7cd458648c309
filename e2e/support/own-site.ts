import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv } from "node:util";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startSmtp } from "../../scripts/lib/smtp.mjs";
import { startCms, startWeb } from "../../scripts/lib/stack.mjs";
import { startStripeSimulator } from "../../scripts/lib/stripe-simulator.mjs";
import { makeTemporaryFolder } from "../../scripts/lib/temporary-folders.mjs";

/** Keys of Stripe's test mode, with which an operator tries the shop before it opens. */
export const TEST_KEYS = { secretKey: "sk_test_own_site", webhookSecret: "whsec_own_site" };

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;
type SetupRun = { status: number; output: string };

/** A folder for a site of one's own, with a mail server, and `npm run setup` with a settings file in it. */
export async function makeOwnSite() {
  const folder = await makeTemporaryFolder("own-site");
  const smtp = await startSmtp();
  const inFolder = (name: string) => path.join(folder, name);

  function setup(...args: string[]): Promise<SetupRun> {
    const command = [inRoot("scripts", "setup.mjs"), "--settings", inFolder("settings"), ...args];
    return new Promise((resolve) => {
      execFile(process.execPath, command, (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });
  }

  return {
    inFolder,
    smtp,
    setup,
    async setupFrom(answers: object): Promise<SetupRun> {
      await writeFile(inFolder("answers.json"), JSON.stringify(answers));
      return setup("--from", inFolder("answers.json"));
    },
    async remove() {
      await smtp.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Starts the site with the settings that setup wrote, but on plain HTTP. At first it is one that is being tried:
 * Stripe's simulator stands for Stripe's test mode, and staff have no second factor.
 */
export async function startOwnSite(inFolder: (name: string) => string) {
  const stripe = await startStripeSimulator(TEST_KEYS);
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${String(port)}`;
  const dataDir = inFolder("data");
  stripe.webhooks.url = `${url}/webhooks/stripe`;
  const startCmsWith = async (env: Record<string, string>) => {
    const settings = parseEnv(await readFile(inFolder("settings"), "utf8")) as Record<string, string>;
    return startCms({ dataDir, cmsPort, env: { ...settings, DATABASE_URL: "", ...env } });
  };
  const trial = { STRIPE_API_URL: stripe.url, PUBLIC_URL: url, STAFF_SECOND_FACTOR: "optional" };
  let cms = await startCmsWith(trial);
  const proxy = { PROXY_ADDRESS_HEADER: "X-Forwarded-For", BOTS: "allow", PAYMENT_ORIGINS: stripe.url };
  const web = await startWeb({ dataDir, port, cmsPort, publicUrl: url, env: proxy });
  return {
    url,
    cmsUrl: cms.url,
    dataDir,
    /** Ends the trial: the cms starts anew with nothing but the settings that setup wrote. */
    async restartCms() {
      await cms.stop();
      cms = await startCmsWith({});
    },
    async stop() {
      await web.stop();
      await cms.stop();
      await stripe.stop();
    },
  };
}
