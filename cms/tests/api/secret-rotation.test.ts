import { randomUUID } from "node:crypto";
import { SECOND_FACTOR_HEADER, secondFactorOfferSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOfApp } from "../../../scripts/lib/authenticator.mjs";
import { findFreePort } from "../../../scripts/lib/ports.mjs";
import { rotateSecret } from "../../../scripts/lib/rotate-secret.mjs";
import { CMS_SECRET_NAMES, ensureSecrets } from "../../../scripts/lib/secrets.mjs";
import { startCms } from "../../../scripts/lib/stack.mjs";
import { copyTemplateData } from "../../../scripts/lib/template-data.mjs";
import { bootAt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { askNews, newVisitor } from "../support/chat";
import { contactRequest } from "../support/contact";
import { checkoutRequest } from "../support/shop";
import { signInAsFirstAdmin, signInAsNewAgent, type Staff } from "../support/staff";

/** Address of the cms, which changes with each start. */
type Url = () => string;
/** True when something that was given out before the rotation is still good. It may be used up by asking. */
type Holds = () => Promise<boolean>;

/** Makes something that depends on the secret. */
type Make = (cms: BootedCms, url: Url) => Promise<Holds>;

/** For each secret what is given out with it, and if that outlives the old value. A secret without a proof is red. */
const PROOFS: Record<string, Record<string, { make: Make; isGoodAfterwards: boolean }>> = {
  APP_KEYS: { "an open page of the chat": { make: makeChatPass, isGoodAfterwards: false } },
  ADMIN_JWT_SECRET: { "a session of staff": { make: makeStaffSession, isGoodAfterwards: false } },
  API_TOKEN_SALT: { "an API token": { make: makeApiToken, isGoodAfterwards: true } },
  // Strapi keeps hashes of transfer tokens only, and asks for them itself: they must be made anew.
  TRANSFER_TOKEN_SALT: {},
  JWT_SECRET: { "a visitor's session": { make: makeVisitorSession, isGoodAfterwards: false } },
  ENCRYPTION_KEY: {
    "a second factor": { make: makeFactor, isGoodAfterwards: true },
    "a recovery code": { make: makeRecoveryCode, isGoodAfterwards: false },
  },
  ORDER_SECRET: {
    "a link to an order": { make: makeOrderLink, isGoodAfterwards: true },
    "a repeated checkout": { make: makeCheckout, isGoodAfterwards: false },
  },
  CAPTCHA_SECRET: { "an open form": { make: makeForm, isGoodAfterwards: false } },
};

const proofs = Object.values(PROOFS).flatMap((given) =>
  Object.entries(given).map(([what, proof]) => ({ what, ...proof })),
);
const made = new Map<string, { during: Holds; afterwards: Holds }>();
let folder: Awaited<ReturnType<typeof copyTemplateData>>;
let admin: Staff;
let url = "";

beforeAll(async () => {
  folder = await copyTemplateData();
  const cms = await bootAt(folder.dataDir, {});
  ({ url } = cms);
  admin = await signInAsFirstAdmin(cms);
  for (const { what, make } of proofs) {
    const now = () => url;
    made.set(what, { during: await make(cms, now), afterwards: await make(cms, now) });
  }
  await cms.stop();
});
afterAll(() => folder.remove());

/** Takes a step of the rotation with every secret, and restarts the cms. */
async function restartAfter(step: "sign" | "end", check: () => Promise<void>): Promise<void> {
  const { dataDir } = folder;
  for (const name of CMS_SECRET_NAMES) await rotateSecret({ dataDir, name, step, isNow: true, given: {} });
  const env = await ensureSecrets(dataDir, CMS_SECRET_NAMES, {});
  const cms = await startCms({ dataDir, cmsPort: await findFreePort(), env: { ...env, LOG_LEVEL: "error" } });
  ({ url } = cms);
  try {
    await check();
  } finally {
    await cms.stop();
  }
}

async function ask(when: "during" | "afterwards"): Promise<Record<string, boolean | undefined>> {
  const answers: Record<string, boolean | undefined> = {};
  for (const { what } of proofs) answers[what] = await made.get(what)?.[when]();
  return answers;
}

test("every secret of the cms has a proof", () => {
  expect(Object.keys(PROOFS).sort()).toEqual([...CMS_SECRET_NAMES].sort());
});

test("while old and new values hold, nothing that was given out breaks", async () => {
  await restartAfter("sign", async () => {
    expect(await ask("during")).toEqual(Object.fromEntries(proofs.map(({ what }) => [what, true])));
  });
});

test("without the old values, exactly that breaks of which the runbook says so", async () => {
  await restartAfter("end", async () => {
    const expected = proofs.map(({ what, isGoodAfterwards }) => [what, isGoodAfterwards] as const);
    expect(await ask("afterwards")).toEqual(Object.fromEntries(expected));
  });
});

async function makeChatPass(cms: BootedCms, now: Url): Promise<Holds> {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  const { pass } = await visitor.listen();
  return async () => (await askNews(now(), pass, 0)).status === 200;
}

async function makeStaffSession(cms: BootedCms, now: Url): Promise<Holds> {
  const colleague = await signInAsNewAgent(cms, `Anna-${randomUUID()}`);
  const { token, cookie } = await signIn(cms.url, colleague.account);
  return async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const me = await fetch(`${now()}/admin/users/me`, { headers });
    const refreshed = await fetch(`${now()}/admin/access-token`, { method: "POST", headers: { Cookie: cookie } });
    return me.ok && refreshed.ok;
  };
}

async function makeApiToken(_: BootedCms, now: Url): Promise<Holds> {
  const wanted = { name: randomUUID(), description: "", type: "full-access", lifespan: null };
  const { body } = await admin.call("POST", "/admin/api-tokens", wanted);
  const token = String(body.data.accessKey);
  return async () => (await createCaller(now)("products", { token })).status === 200;
}

async function makeVisitorSession(cms: BootedCms, now: Url): Promise<Holds> {
  const { token, refreshToken } = await newVisitor(cms);
  return async () => {
    const call = createCaller(now);
    const me = await call("users/me", { token });
    const refreshed = await call("auth/refresh", { body: { refreshToken } });
    return me.status === 200 && refreshed.status === 200;
  };
}

async function setUpFactor(cms: BootedCms) {
  const staff = await signInAsNewAgent(cms, `Bert-${randomUUID()}`);
  const { account } = staff;
  const begun = await staff.call("POST", "/desk/second-factor/begin", { password: account.password });
  const offer = secondFactorOfferSchema.parse(begun.body);
  expect((await staff.call("POST", "/desk/second-factor/confirm", { code: codeOfApp(offer.secret) })).status).toBe(200);
  // The code of this half minute is used up; after the restart it may still be the same one.
  await cms.strapi.db.query("api::staff.second-factor").updateMany({ where: {}, data: { lastStep: 0 } });
  return { account, ...offer };
}

async function makeFactor(cms: BootedCms, now: Url): Promise<Holds> {
  const { account, secret } = await setUpFactor(cms);
  return async () => (await signIn(now(), account, codeOfApp(secret))).status === 200;
}

async function makeRecoveryCode(cms: BootedCms, now: Url): Promise<Holds> {
  const { account, recoveryCodes } = await setUpFactor(cms);
  return async () => (await signIn(now(), account, recoveryCodes[0])).status === 200;
}

async function makeOrderLink(cms: BootedCms, now: Url): Promise<Holds> {
  const call = createCaller(() => cms.url);
  const { secret } = (await call("shop/checkout", { body: await checkoutRequest(call) })).body;
  return async () => (await createCaller(now)("shop/orders/look-up", { body: { secret } })).status === 200;
}

/** The same secret is derived again, as for the links in later mails. */
async function makeCheckout(cms: BootedCms, now: Url): Promise<Holds> {
  const call = createCaller(() => cms.url);
  const body = await checkoutRequest(call);
  const { secret } = (await call("shop/checkout", { body })).body;
  return async () => (await createCaller(now)("shop/checkout", { body })).body.secret === secret;
}

function makeForm(_: BootedCms, now: Url): Promise<Holds> {
  const body = contactRequest();
  return Promise.resolve(async () => (await createCaller(now)("support/contact", { body })).status === 200);
}

async function signIn(at: string, account: { email: string; password: string }, code?: string) {
  const response = await fetch(`${at}/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(code && { [SECOND_FACTOR_HEADER]: code }) },
    body: JSON.stringify(account),
  });
  const { data } = (await response.json()) as { data?: { token?: string } };
  const cookies = response.headers.getSetCookie().find((line) => line.startsWith("strapi_admin_refresh=")) ?? "";
  return { status: response.status, token: data?.token ?? "", cookie: cookies.split(";")[0] ?? "" };
}
