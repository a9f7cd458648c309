import { randomBytes } from "node:crypto";
import { identifierOf, VISITOR_KEY_HEADER } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { emailChangeCalls, linkIn, mailboxes, newAddress } from "../support/email-change";
import { subscribeNobody } from "../support/services";
import { startSmtp } from "../../../scripts/lib/smtp.mjs";
import { signInAsFirstAdmin } from "../support/staff";
import { rowsOf } from "../support/rows";

const { confirmChange } = requireBuilt(
  "api/email-change/work/confirm-change",
) as typeof import("../../src/api/email-change/work/confirm-change");
const { undoChange } = requireBuilt(
  "api/email-change/work/undo-change",
) as typeof import("../../src/api/email-change/work/undo-change");
const { runRetention } = requireBuilt(
  "platform/retention/retention",
) as typeof import("../../src/platform/retention/retention");

const HOUR_MS = 60 * 60_000;
/** Same as in the controller. */
const ANSWER_AFTER_MS = 250;
const UNKNOWN_TOKEN = "A".repeat(32);

let cms: BootedCms;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let mails: ReturnType<typeof mailboxes>;
const call = createCaller(() => cms.url);
const { ask, lookAt, confirm, undo } = emailChangeCalls(call);

beforeAll(async () => {
  smtp = await startSmtp();
  mails = mailboxes(smtp);
  cms = await bootFromTemplate({
    SMTP_URL: `smtp://127.0.0.1:${String(smtp.port)}`,
    PUBLIC_URL: "https://wren.example",
  });
});

afterAll(async () => {
  await cms.stop();
  await smtp.stop();
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const rows = (name: string) => rowsOf(cms.strapi, name);

async function subscribe(facts: { language?: "en" | "de" } = {}) {
  const oldEmail = newAddress();
  const subscription = await subscribeNobody(cms, { email: oldEmail, ...facts });
  const email = async () => (await rows("subscription").findOne({ where: { id: subscription.id } })).email as string;
  return { ...subscription, oldEmail, email };
}

/** Requests a change and reads the link in the new mailbox. */
async function askedFor(subscription: Awaited<ReturnType<typeof subscribe>>, locale: "en" | "de" = "en") {
  const newEmail = newAddress();
  expect(await ask(subscription.mobileId, newEmail, locale)).toEqual({ ok: true });
  const mail = await mails.last(newEmail);
  return { newEmail, mail, ...linkIn(mail) };
}

/** Confirms a change and reads the notice in the old mailbox. */
async function confirmed(locale: "en" | "de" = "en") {
  const subscription = await subscribe({ language: locale });
  const { newEmail, token } = await askedFor(subscription, locale);
  expect(await confirm(token)).toEqual({ outcome: "confirmed" });
  const notice = await mails.last(subscription.oldEmail, 2);
  return { ...subscription, newEmail, token, notice, undoToken: linkIn(notice).token };
}

test.each(["en", "de"] as const)(
  "in %s: asked, confirmed, told to the old address, undone, each once",
  async (locale) => {
    const subscription = await subscribe({ language: locale });
    const prefix = locale === "de" ? "/de" : "";
    const { newEmail, token, mail, path } = await askedFor(subscription, locale);
    expect(path).toBe(`${prefix}/support/my-contact/confirm`);
    expect(mail.html).toContain(`https://wren.example${path}?token=${token}`);
    expect(await subscription.email()).toBe(subscription.oldEmail);

    const masked = `${newEmail.slice(0, 1)}•••@example.org`;
    expect(await lookAt("confirm", token)).toEqual({ outcome: "confirmed", address: masked });
    expect(await confirm(token)).toEqual({ outcome: "confirmed" });
    expect(await subscription.email()).toBe(newEmail);
    expect(await lookAt("confirm", token)).toEqual({ outcome: "already-confirmed", address: masked });
    expect(await confirm(token)).toEqual({ outcome: "already-confirmed" });

    const notice = await mails.last(subscription.oldEmail, 2);
    const inUse = await mails.last(newEmail, 2);
    expect([notice.subject, inUse.subject]).toEqual(
      locale === "de"
        ? ["Ihre Kontaktadresse wurde geändert", "Das ist jetzt Ihre Kontaktadresse"]
        : ["Your contact address was changed", "This is now your contact address"],
    );
    const undoLink = linkIn(notice);
    expect(undoLink.path).toBe(`${prefix}/support/my-contact/undo`);
    const oldMasked = `${subscription.oldEmail.slice(0, 1)}•••@example.org`;
    expect(await lookAt("undo", undoLink.token)).toEqual({ outcome: "undone", address: oldMasked });
    expect(await undo(undoLink.token)).toEqual({ outcome: "undone" });
    expect(await subscription.email()).toBe(subscription.oldEmail);
    expect(await undo(undoLink.token)).toEqual({ outcome: "already-undone" });
    expect(await confirm(token)).toEqual({ outcome: "failed" });
    expect((await mails.last(newEmail, 3)).subject).toMatch(/undone|rückgängig/);

    // The reader of one mail learns nothing of the other mailbox, and no identifier that could be used.
    for (const { text, html } of [mail, inUse, notice])
      for (const secret of [subscription.mobileId, subscription.nestId, newEmail, subscription.oldEmail])
        expect(text + html).not.toContain(secret);
  },
);

test("staff see both in the history, without an address", async () => {
  const { mobileId, undoToken, newEmail, oldEmail } = await confirmed();
  await undo(undoToken);
  const staff = await signInAsFirstAdmin(cms);
  const { body } = await staff.call("GET", `/desk/subscriptions/${mobileId}`);
  expect(body).toMatchObject({ email: oldEmail, history: [{ kind: "email-restored" }, { kind: "email-changed" }] });
  for (const address of [newEmail, oldEmail]) expect(JSON.stringify(body.history)).not.toContain(address);
});

test("the nest id serves as well, and a German page writes German to the new address only", async () => {
  const { nestId, oldEmail } = await subscribe({ language: "en" });
  const email = newAddress();
  expect(await ask(nestId, email, "de")).toEqual({ ok: true });
  const mail = await mails.last(email);
  expect(mail.subject).toBe("Bestätigen Sie Ihre neue E-Mail-Adresse");
  await confirm(linkIn(mail).token);
  expect((await mails.last(oldEmail, 2)).subject).toBe("Your contact address was changed");
});

test("a number that stands for nothing is not found, and nobody is written to", async () => {
  const email = newAddress();
  expect(await ask(identifierOf("mobile", randomBytes(8)), email)).toBe(404);
  expect(await rows("mail").count({ where: { to: email } })).toBe(0);
});

test.each([
  { identifier: "M-0000-0000-1" },
  { identifier: "" },
  { identifier: 7 },
  { email: "" },
  { email: "ada@example.org\r\nBcc: eve@example.org" },
  { email: "ada@example.org, eve@example.org" },
  { email: "ada\u0007@example.org" },
  { email: "ada\u202e@example.org" },
  { email: `${"a".repeat(250)}@example.org` },
  { email: "<script>@example.org" },
  { email: ["ada@example.org"] },
  { locale: "fr" },
  { subscriptionId: 1 },
])("%j is no request, and nothing is written down", async (change) => {
  const { mobileId } = await subscribe();
  const before = [await rows("email-change").count({}), await rows("mail").count({})];
  const body = { identifier: mobileId, email: newAddress(), locale: "en", ...change };
  expect((await call("email-changes", { body })).status).toBe(400);
  expect([await rows("email-change").count({}), await rows("mail").count({})]).toEqual(before);
});

test("more than any address can hold is refused", async () => {
  const { mobileId } = await subscribe();
  const { status } = await call("email-changes", {
    body: { identifier: mobileId, email: `${"a".repeat(2_000_000)}@example.org`, locale: "en" },
  });
  expect(status).toBe(413);
});

test("a forged link is not found, a malformed one is no question, and the two kinds do not stand for each other", async () => {
  const { token, undoToken, email, newEmail } = await confirmed();
  expect(await confirm(UNKNOWN_TOKEN)).toBe(404);
  expect(await undo(UNKNOWN_TOKEN)).toBe(404);
  expect(await lookAt("confirm", UNKNOWN_TOKEN)).toBe(404);
  expect([await undo(token), await confirm(undoToken), await lookAt("undo", token)]).toEqual([404, 404, 404]);
  for (const forged of ["", "' or 1=1 --", `${token}x`, token.slice(1)]) expect(await confirm(forged)).toBe(400);
  expect(await email()).toBe(newEmail);
});

test("after 24 hours the link fails, and a day later it is not known any more", async () => {
  const subscription = await subscribe();
  const { token } = await askedFor(subscription);
  const { strapi } = cms;
  expect(await confirmChange(strapi, token, inHours(24.1))).toBe("failed");
  expect(await subscription.email()).toBe(subscription.oldEmail);
  await runRetention(strapi, inHours(47));
  expect(await lookAt("confirm", token)).toMatchObject({ outcome: "confirmed" });
  await runRetention(strapi, inHours(49));
  expect(await confirm(token)).toBe(404);
});

test("after seven days the change stays, and both addresses of it are forgotten", async () => {
  const { token, undoToken, email, newEmail, oldEmail, id } = await confirmed();
  expect(await undoChange(cms.strapi, undoToken, inHours(7 * 24 + 1))).toBe("failed");
  await runRetention(cms.strapi, inHours(7 * 24 - 1));
  expect(await lookAt("undo", undoToken)).toMatchObject({ outcome: "undone" });
  await runRetention(cms.strapi, inHours(7 * 24 + 1));
  expect([await undo(undoToken), await confirm(token)]).toEqual([404, 404]);
  expect(await email()).toBe(newEmail);
  expect(await rows("email-change").count({ where: { subscriptionId: id } })).toBe(0);
  const left = await rows("mail").findMany({ where: { to: { $in: [oldEmail, newEmail] } } });
  expect(left.map(({ to }: { to: string }) => to)).toEqual([newEmail, newEmail]);
  const staff = await signInAsFirstAdmin(cms);
  const { body } = await staff.call("GET", "/desk/orders/retention");
  expect(body.kinds).toContainEqual(expect.objectContaining({ kind: "email-changes", erasedAt: expect.any(String) }));
});

test("a newer request makes the older one void", async () => {
  const subscription = await subscribe();
  const first = await askedFor(subscription);
  const second = await askedFor(subscription);
  expect(await confirm(first.token)).toEqual({ outcome: "failed" });
  expect(await confirm(second.token)).toEqual({ outcome: "confirmed" });
  expect(await subscription.email()).toBe(second.newEmail);
});

test("the address that it has already is told by mail, and nothing changes", async () => {
  const { mobileId, oldEmail, id } = await subscribe();
  const shouted = oldEmail.replace(/^[^@]+/, (name) => name.toUpperCase());
  expect(await ask(mobileId, shouted)).toEqual({ ok: true });
  expect((await mails.last(shouted)).subject).toBe("This is already your contact address");
  expect(await rows("email-change").count({ where: { subscriptionId: id } })).toBe(0);
});

test("who took a number over and changed the address twice loses it at the first undoing", async () => {
  const owner = await confirmed();
  const thief = await askedFor(owner);
  expect(await confirm(thief.token)).toEqual({ outcome: "confirmed" });
  const thiefUndo = linkIn(await mails.last(owner.newEmail, 4)).token;
  const third = await askedFor(owner);

  expect(await undo(owner.undoToken)).toEqual({ outcome: "undone" });
  expect(await owner.email()).toBe(owner.oldEmail);
  expect(await undo(thiefUndo)).toEqual({ outcome: "failed" });
  expect(await confirm(third.token)).toEqual({ outcome: "failed" });
  expect(await owner.email()).toBe(owner.oldEmail);
});

test("the owner is told before anything moves, and stops it with that mail, whichever of several it is", async () => {
  const owner = await subscribe();
  const first = await askedFor(owner);
  const asked = await mails.last(owner.oldEmail);
  expect(asked.subject).toBe("Somebody wants to change your contact address");
  expect(asked.text).not.toContain(first.newEmail);
  const second = await askedFor(owner);
  await mails.last(owner.oldEmail, 2);
  expect(await owner.email()).toBe(owner.oldEmail);

  const stop = linkIn(asked).token;
  const masked = `${owner.oldEmail.slice(0, 1)}•••@example.org`;
  expect(await lookAt("undo", stop)).toEqual({ outcome: "undone", address: masked });
  expect(await undo(stop)).toEqual({ outcome: "undone" });
  expect([await confirm(first.token), await confirm(second.token)]).toEqual([
    { outcome: "failed" },
    { outcome: "failed" },
  ]);
  expect(await owner.email()).toBe(owner.oldEmail);
});

test("the notice from before the change undoes it afterwards as well", async () => {
  const owner = await subscribe();
  const { token } = await askedFor(owner);
  const stop = linkIn(await mails.last(owner.oldEmail)).token;
  expect(await confirm(token)).toEqual({ outcome: "confirmed" });
  expect(await undo(stop)).toEqual({ outcome: "undone" });
  expect(await owner.email()).toBe(owner.oldEmail);
});

test("after an undoing only the mailbox in use can allow a change, for 30 days", async () => {
  const owner = await confirmed();
  expect(await undo(owner.undoToken)).toEqual({ outcome: "undone" });
  const thief = newAddress();
  expect(await ask(owner.mobileId, thief)).toEqual({ ok: true });
  const allow = await mails.last(owner.oldEmail, 3);
  expect(allow.subject).toBe("Allow another contact address?");
  expect(mails.count(thief)).toBe(0);
  expect(await owner.email()).toBe(owner.oldEmail);

  // The owner may still move: the link in their own mailbox does it.
  expect(await confirm(linkIn(allow).token)).toEqual({ outcome: "confirmed" });
  expect(await owner.email()).toBe(thief);

  const { emailGuardedUntil } = await rows("subscription").findOne({ where: { id: owner.id } });
  expect(Math.round((new Date(emailGuardedUntil).getTime() - Date.now()) / HOUR_MS)).toBe(30 * 24);
  await rows("subscription").update({ where: { id: owner.id }, data: { emailGuardedUntil: new Date(Date.now() - 1) } });
  const later = await askedFor(owner);
  expect(await confirm(later.token)).toEqual({ outcome: "confirmed" });
});

test("of many clicks at once one confirms and one undoes", async () => {
  const subscription = await subscribe();
  const { token, newEmail } = await askedFor(subscription);
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(token)));
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(4).fill("already-confirmed"), "confirmed"]);
  const { token: undoToken } = linkIn(await mails.last(subscription.oldEmail, 2));
  await mails.last(newEmail, 2);
  const undone = await Promise.all([1, 2, 3].map(() => undo(undoToken)));
  expect(undone.map(({ outcome }) => outcome).sort()).toEqual(["already-undone", "already-undone", "undone"]);
  expect(await subscription.history()).toHaveLength(2);
  expect(mails.count(subscription.oldEmail)).toBe(2);
});

test("reminders go to the new address", async () => {
  const { sendReminders } = requireBuilt(
    "api/subscriptions/work/send-reminders",
  ) as typeof import("../../src/api/subscriptions/work/send-reminders");
  const { newEmail, oldEmail, endsOn } = await confirmed();
  await sendReminders(cms.strapi, new Date(`${endsOn}T09:00:00Z`));
  expect((await mails.last(newEmail, 3)).subject).toBe("Your subscription has ended");
  expect(mails.count(oldEmail)).toBe(2);
});

test("nobody is written to more than five times an hour, for one number or at one address", async () => {
  const { mobileId } = await subscribe();
  for (let times = 0; times < 5; times += 1) expect(await ask(mobileId, newAddress())).toEqual({ ok: true });
  expect(await ask(mobileId, newAddress())).toBe(429);
  const victim = newAddress();
  for (let times = 0; times < 5; times += 1) await ask((await subscribe()).mobileId, victim);
  expect(await ask((await subscribe()).mobileId, victim)).toBe(429);
  expect(await rows("mail").count({ where: { to: victim } })).toBe(5);
});

test("a visitor has ten tries in ten minutes", async () => {
  const headers = { [VISITOR_KEY_HEADER]: "somebody who tries" };
  const tryOne = () => {
    const identifier = identifierOf("nest", randomBytes(8));
    return call("email-changes", { headers, body: { identifier, email: newAddress(), locale: "en" } });
  };
  for (let times = 0; times < 10; times += 1) expect((await tryOne()).status).toBe(404);
  const refused = await tryOne();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(500);
});

test("no answer comes before the time that writing a mail down may take, whether there was one or not", async () => {
  const { mobileId } = await subscribe();
  for (const identifier of [mobileId, identifierOf("mobile", randomBytes(8))]) {
    const startedAt = performance.now();
    await ask(identifier, newAddress());
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(ANSWER_AFTER_MS - 10);
  }
});

test("nobody reads changes through the content api, and the database holds no token", async () => {
  const { token, undoToken } = await confirmed();
  for (const path of ["email-change", "email-changes", "email-changes/1"])
    expect([404, 405]).toContain((await call(path)).status);
  const stored = JSON.stringify(await rows("email-change").findMany({}));
  for (const secret of [token, undoToken]) expect(stored).not.toContain(secret);
});
