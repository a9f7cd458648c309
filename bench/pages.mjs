// `npm run bench:pages`: Lighthouse's mobile audit (slow 4G, a processor four times slower) of every kind of page, the
// median of five runs. RUNS=1 is quick; names of pages as words measure only these.
import { ensureChromium } from "../scripts/lib/chromium.mjs";
import { exitWith } from "../scripts/lib/failure.mjs";
import { preparePeople, submit } from "../scripts/lib/fuzz/people.mjs";
import { buyPhone } from "../scripts/lib/fuzz/purchase.mjs";
import { createVisitor } from "../scripts/lib/fuzz/visitor.mjs";
import { findFreePort } from "../scripts/lib/ports.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { startCms, startWeb } from "../scripts/lib/stack.mjs";
import { copyTemplateData } from "../scripts/lib/template-data.mjs";
import { auditPage } from "./lib/lighthouse.mjs";

const RUNS = Number(process.env.RUNS ?? 5);
const GOALS = { performance: 100, paintMs: 1000, blockingMs: 20, layoutShift: 0 };
const PAGES = {
  home: "/",
  concept: "/concept",
  shop: "/shop",
  product: "/shop/wren-one",
  checkout: "/shop/checkout",
  services: "/shop/services",
  support: "/support",
  article: "/support/kb/nest-full",
  search: "/search?q=nest",
  files: "/support/files",
  contact: "/support/contact",
  chat: "/support/chat",
  privacy: "/privacy",
  trust: "/trust",
};

await exitWith(async () => {
  await prepare({ withTools: true });
  await ensureChromium({ isWhole: true });
  const { dataDir, remove } = await copyTemplateData();
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const env = { DATABASE_URL: "", BOTS: "allow", PROXY_ADDRESS_HEADER: "X-Forwarded-For" };
  const settings = { dataDir, port, cmsPort, publicUrl: url, env };
  const cms = await startCms(settings);
  const web = await startWeb({ ...settings, logFile: "/dev/null" });
  try {
    const personOf = await preparePeople(dataDir);
    const buyer = createVisitor(url, { number: 1 });
    await buyPhone(buyer, personOf(1));
    const withCart = createVisitor(url, { number: 2 });
    await withCart.open({ path: "/shop/wren-one" });
    await submit(withCart, personOf(2), { field: "sku" });
    const pages = { ...PAGES, order: buyer.page()?.path ?? "" };
    const cookies = { checkout: cookiesOf(withCart), order: cookiesOf(buyer) };

    const wanted = process.argv.slice(2);
    process.stdout.write(row(["page", "performance", "picture", "blocked", "shift", "script", "all"]));
    let isKept = true;
    for (const [name, path] of Object.entries(pages)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const cookie = cookies[/** @type {keyof typeof cookies} */ (name)];
      const found = await auditPage(url + path, { runs: RUNS, cookie });
      const isGood =
        found.performance >= GOALS.performance &&
        found.paintMs <= GOALS.paintMs &&
        found.blockingMs <= GOALS.blockingMs &&
        found.layoutShift <= GOALS.layoutShift;
      isKept &&= isGood;
      const { performance, paintMs, blockingMs, layoutShift, scriptKb, totalKb } = found;
      const cells = [`${paintMs.toFixed()} ms`, `${blockingMs.toFixed()} ms`, layoutShift.toFixed(3)];
      const sizes = [scriptKb, totalKb].map((size) => `${size.toFixed(1)} kB`);
      process.stdout.write(
        `${isGood ? " " : "✗"} ${row([name, performance.toFixed(), ...cells, ...sizes]).trimStart()}`,
      );
    }
    return isKept ? 0 : 1;
  } finally {
    await web.stop();
    await cms.stop();
    await remove();
  }
});

/** @param {import("../scripts/lib/fuzz/visitor.mjs").Visitor} visitor */
function cookiesOf({ cookies }) {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** @param {string[]} cells */
function row([name = "", ...cells]) {
  return `  ${name.padEnd(12)}${cells.map((cell) => cell.padStart(13)).join("")}\n`;
}
