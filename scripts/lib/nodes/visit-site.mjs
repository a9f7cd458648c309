import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { findFreePort } from "../ports.mjs";
import { startCms, startWeb } from "../stack.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";

/** The site sends clients without a browser's name to its maintenance page. */
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const BUYER = {
  firstName: "Ada",
  lastName: "Muster",
  street: "Zaunweg 7",
  zip: "3011",
  city: "Bern",
  country: "CH",
  email: "ada@example.org",
};

/** Starts the built site with data of its own, and does what visitors and staff do most. */
export async function visitSite() {
  const dataDir = await makeTemporaryFolder("data");
  const [port, cmsPort] = [await findFreePort(), await findFreePort()];
  const settings = { dataDir, port, cmsPort, publicUrl: `http://localhost:${port}` };
  const cms = await startCms(settings);
  try {
    const web = await startWeb(settings);
    try {
      await seePage(settings.publicUrl);
      await buyCharger(settings.publicUrl);
      await signInAsStaff(cms.url, dataDir);
    } finally {
      await web.stop();
    }
  } finally {
    await cms.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** @param {string} origin */
async function seePage(origin) {
  const { status, html } = await createVisitor(origin)("/de/shop/wren-one");
  assert.equal(status, 200);
  assert.match(html, /In den Warenkorb/);
}

/** @param {string} origin */
async function buyCharger(origin) {
  const visit = createVisitor(origin);
  await visit("/cart", { intent: "add", sku: "CHARGER", quantity: "1", returnTo: "/shop" });
  const { html } = await visit("/shop/checkout");
  const hidden = (/** @type {string} */ name) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  const payment = await visit("/shop/checkout", {
    ...BUYER,
    intent: "order",
    token: hidden("token"),
    expectedTotalMinor: hidden("expectedTotalMinor"),
    "quantity.CHARGER": "1",
    paymentMethod: "card",
    terms: "on",
  });
  assert.match(payment.path, /^\/sandbox-payment\//, `${payment.status}`);
  const order = await visit(payment.path, { action: "pay" });
  assert.equal(order.status, 200);
  assert.match(order.html, /Thank you, it is paid/);
}

/**
 * @param {string} cmsUrl
 * @param {string} dataDir
 */
async function signInAsStaff(cmsUrl, dataDir) {
  const { email, password } = JSON.parse(await readFile(path.join(dataDir, "first-admin.json"), "utf8"));
  const signIn = async (/** @type {string} */ tried) => {
    const body = JSON.stringify({ email, password: tried });
    const headers = { "Content-Type": "application/json" };
    return (await fetch(`${cmsUrl}/admin/login`, { method: "POST", headers, body })).status;
  };
  assert.equal(await signIn(`${password}!`), 400);
  assert.equal(await signIn(password), 200);
}

/**
 * A browser without scripts, which keeps cookies and follows redirects.
 * @param {string} origin
 */
function createVisitor(origin) {
  /** @type {Map<string, string>} */
  const cookies = new Map();

  /**
   * @param {string} path
   * @param {Record<string, string>} [form] is posted
   * @returns {Promise<{ status: number, path: string, html: string }>}
   */
  return async function visit(path, form) {
    const response = await fetch(new URL(path, origin), {
      method: form ? "POST" : "GET",
      redirect: "manual",
      headers: {
        "User-Agent": BROWSER,
        Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        ...(form && { Origin: origin }),
      },
      body: form && new URLSearchParams(form),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const html = await response.text();
    const location = response.headers.get("Location");
    return location === null ? { status: response.status, path, html } : visit(location);
  };
}
