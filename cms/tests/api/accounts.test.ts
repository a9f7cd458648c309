import { randomUUID } from "node:crypto";
import { authResponseSchema, refreshResponseSchema, userSchema } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAccount } from "../support/accounts";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { beginWithoutAddress, newPhrase } from "../support/chat";
import { catchMails } from "../support/mails";
import { workFor } from "../support/work";

const SITE = "https://wren.example";
const PASSWORD = "correct horse battery";

let cms: BootedCms;
let post: ReturnType<typeof catchMails>;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  process.env.PUBLIC_URL = `${SITE}/`;
  cms = await bootFromTemplate();
  post = catchMails(cms.strapi);
});
afterAll(() => cms.stop());

const register = (email: string, password = PASSWORD, more: { key?: string } = {}) =>
  call("auth/local/register", { body: { username: email, email, password, ...more } });

/** Somebody who has just begun, with the code of the mail that nobody has opened yet. */
async function begin(email: string, password = PASSWORD, count = 1) {
  const { jwt: token, user } = authResponseSchema.parse((await register(email, password)).body);
  return { token, accountId: user.id, code: linkIn((await post.last(email, count)).text, "confirm-email") };
}

const signIn = (identifier: string, password = PASSWORD) => call("auth/local", { body: { identifier, password } });

const confirm = (confirmation: string, password = PASSWORD) =>
  call("auth/confirm-email", { body: { confirmation, password } });

const me = async (token: string) => (await call("users/me", { token })).status;

function linkIn(text: string, page: string): string {
  return new RegExp(`${SITE}/support/chat/${page}\\?\\w+=(\\w+)`).exec(text)?.[1] ?? "";
}

async function newVisitor(email: string) {
  await register(email);
  const token = linkIn((await post.last(email)).text, "confirm-email");
  return authResponseSchema.parse((await confirm(token)).body);
}

test("a new visitor registers, confirms the address and signs in", async () => {
  const begun = authResponseSchema.parse((await register("Ada@example.org")).body);
  expect(await me(begun.jwt)).toBe(200);
  expect(JSON.stringify(begun)).not.toContain("ada@");
  expect((await signIn("ada@example.org")).status).toBe(400);

  const { subject, text } = await post.last("ada@example.org");
  expect(subject).toContain("Confirm your e-mail address");
  expect(text).toMatch(
    /Wren support chat \(https:\/\/wren\.example\)[\s\S]+do nothing[\s\S]+Guten Tag[\s\S]+müssen Sie nichts tun/,
  );
  const token = linkIn(text, "confirm-email");
  const confirmed = authResponseSchema.parse((await confirm(token)).body);
  expect(confirmed.user.id).toBe(begun.user.id);
  expect([await me(confirmed.jwt), await me(begun.jwt)]).toEqual([200, 200]);
  expect((await confirm(token)).status).toBe(200);
  expect((await confirm(token, "another password")).status).toBe(400);

  const { jwt } = authResponseSchema.parse((await signIn("ADA@example.org")).body);
  const user = await call("users/me", { token: jwt });
  expect(userSchema.parse(user.body).email).toBe("ada@example.org");
  expect(JSON.stringify(user.body)).not.toMatch(/password|token|claimed/i);
});

test("a registration answers the same for a known address, with the same work, and opens nothing of its owner's", async () => {
  const { jwt, user } = await newVisitor("known@example.org");
  const answers: { status: number; body: { user: { id: number } } }[] = [];
  const workOf = (email: string) => workFor(cms, async () => answers.push(await register(email, "a thief's password")));
  const [known, unknown] = [await workOf("known@example.org"), await workOf("un@example.org")];
  expect(known).toEqual(unknown);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.user.id)).not.toContain(user.id);
  expect(JSON.stringify(answers)).not.toMatch(/known|un@/);

  const mails = [await post.last("known@example.org", 2), await post.last("un@example.org")];
  const [ofKnown, ofUnknown] = mails.map(({ subject, text }) => [subject, text.replaceAll(/confirmation=\w+/g, "")]);
  expect(ofKnown).toEqual(ofUnknown);
  expect(await me(jwt)).toBe(200);
  expect((await signIn("known@example.org")).status).toBe(200);
  expect((await signIn("known@example.org", "a thief's password")).status).toBe(400);
});

test("of two beginnings under one address the first to be confirmed has it, and the other goes over to it", async () => {
  const first = await begin("twice@example.org", "first password");
  const second = await begin("twice@example.org", "second password", 2);
  expect((await confirm(first.code, "second password")).status).toBe(400);
  expect(authResponseSchema.parse((await confirm(second.code, "second password")).body).user.id).toBe(second.accountId);
  expect(await confirm(first.code, "first password")).toMatchObject({ status: 200, body: { isJoined: true } });
  expect([await me(first.token), await me(second.token)]).toEqual([401, 200]);
  expect((await signIn("twice@example.org", "second password")).status).toBe(200);
  expect((await signIn("twice@example.org", "first password")).status).toBe(400);
});

test("a stranger registers somebody's address: pressing the button in the mail does not let the stranger in", async () => {
  await register("victim@example.org", "a thief's password");
  const token = linkIn((await post.last("victim@example.org")).text, "confirm-email");
  for (const guess of ["", "the victim's own password"]) {
    expect(await confirm(token, guess)).toMatchObject({
      status: 400,
      body: { error: { message: "password-not-chosen" } },
    });
  }
  expect((await call(`auth/email-confirmation?confirmation=${token}`)).status).toBe(403);
  expect((await signIn("victim@example.org", "a thief's password")).status).toBe(400);

  const own = await begin("victim@example.org", "the victim's own password", 2);
  expect((await confirm(own.code, "the victim's own password")).status).toBe(200);
  expect((await signIn("victim@example.org", "the victim's own password")).status).toBe(200);
  expect((await signIn("victim@example.org", "a thief's password")).status).toBe(400);
});

test("the browser that began needs no password; any other session does", async () => {
  const { token, code } = await begin("here-too@example.org");
  const other = await newVisitor("somebody@example.org");
  const press = (session: string) => call("auth/confirm-email", { token: session, body: { confirmation: code } });
  expect((await press(other.jwt)).body.error.message).toBe("password-not-chosen");
  expect((await press("stale")).body.error.message).toBe("password-not-chosen");
  expect((await press(token)).status).toBe(200);
  expect((await signIn("here-too@example.org")).status).toBe(200);
});

test("a link that is sent again is for the session that asks, not for who began last", async () => {
  const first = await begin("again@example.org", "first password");
  await begin("again@example.org", "second password", 2);
  const again = { token: first.token, body: { email: "again@example.org" } };
  expect(await call("auth/send-email-confirmation", again)).toMatchObject({ status: 200, body: { ok: true } });
  const code = linkIn((await post.last("again@example.org", 3)).text, "confirm-email");
  expect((await confirm(code, "first password")).status).toBe(200);
});

test("whoever presses twice at once is let in", async () => {
  await register("hasty@example.org");
  const token = linkIn((await post.last("hasty@example.org")).text, "confirm-email");
  const answers = await Promise.all([confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each([
  [{ confirmation: "", password: PASSWORD }, "code-invalid"],
  [{ confirmation: "\0", password: PASSWORD }, "code-invalid"],
  [{ confirmation: "no such code", password: PASSWORD }, "code-invalid"],
  [{ confirmation: { $ne: null }, password: PASSWORD }, "invalid-request"],
  [{ confirmation: "no such code" }, "code-invalid"],
])("the confirmation %j is refused", async (body, message) => {
  expect(await call("auth/confirm-email", { body })).toMatchObject({ status: 400, body: { error: { message } } });
});

test("every refusal has its code, whatever Strapi's sentence is", async () => {
  const { jwt: token, user } = await newVisitor("codes@example.org");
  const change = (currentPassword: string, password: string) =>
    call("auth/change-password", { token, body: { currentPassword, password, passwordConfirmation: password } });
  const reset = { code: "damaged\0", password: PASSWORD, passwordConfirmation: PASSWORD };
  const refused = async (answer: ReturnType<typeof call>, message: string) =>
    expect.soft(await answer).toMatchObject({ status: 400, body: { error: { message } } });

  await refused(signIn("codes@example.org", "another password"), "credentials-wrong");
  await refused(change("another password", "a new password"), "password-wrong");
  await refused(change(PASSWORD, PASSWORD), "password-unchanged");
  await refused(call("auth/reset-password", { body: reset }), "code-invalid");
  for (const weak of ["        ", "Password123"]) expect.soft((await change(PASSWORD, weak)).status).toBe(400);
  await cms.strapi.db
    .query("plugin::users-permissions.user")
    .update({ where: { id: user.id }, data: { blocked: true } });
  await refused(signIn("codes@example.org"), "account-blocked");
});

test("an address with an umlaut in its domain is one address, however it is typed", async () => {
  await register("info@Zürich.example");
  const { text } = await post.last("info@xn--zrich-kva.example");
  expect((await confirm(linkIn(text, "confirm-email"))).status).toBe(200);
  expect((await signIn("info@xn--zrich-kva.example")).status).toBe(200);
});

test("the same registration many times at once opens one account and sends one mail", async () => {
  const key = randomUUID();
  const double = () => register("double@example.org", PASSWORD, { key });
  const answers = await Promise.all(Array.from({ length: 4 }, double));
  answers.push(await double());
  const ids = answers.map(({ body }) => authResponseSchema.parse(body).user.id);
  expect(new Set(ids).size).toBe(1);
  await post.last("double@example.org");
  // The key is of no use to anybody who knows the password or the address only.
  expect((await register("other@example.org", PASSWORD, { key })).body.user.id).not.toBe(ids[0]);
});

test.each([
  { username: "x@example.org", email: "x@example.org", password: "short" },
  { username: "x@example.org", email: "x@example.org", password: "a".repeat(73) },
  { username: "someone else", email: "x@example.org", password: PASSWORD },
  { username: "x@example.org", email: "x@example.org\r\nBcc: y@example.org", password: PASSWORD },
  { username: "x@example.org", email: "x@example.org", password: PASSWORD, role: 1 },
  { username: "x@example.org", email: "x@example.org", password: PASSWORD, confirmed: true },
])("the registration %j is refused", async (body) => {
  expect((await call("auth/local/register", { body })).status).toBe(400);
});

test("forgotten passwords and missing confirmations are answered alike for everybody", async () => {
  await newVisitor("here@example.org");
  await register("waiting@example.org");
  await post.last("waiting@example.org");
  for (const route of ["auth/forgot-password", "auth/send-email-confirmation"]) {
    for (const email of ["here@example.org", "nobody@example.org", "waiting@example.org"]) {
      expect(await call(route, { body: { email } })).toMatchObject({ status: 200, body: { ok: true } });
    }
  }
  await post.last("here@example.org", 2);
  await post.last("waiting@example.org", 2);
  expect(post.mails.filter(({ to }) => to === "nobody@example.org")).toEqual([]);
});

test("an unknown identifier makes the same work as a wrong password", async () => {
  await newVisitor("clock@example.org");
  const workOf = (identifier: string) => workFor(cms, () => signIn(identifier, "wrong password"));
  const known = await workOf("clock@example.org");
  expect(await workOf("nobody@example.org")).toEqual(known);
  expect(known).toContain("compared a password with a hash of $2a$10$");
});

test("a reset password ends every session and gives a new one", async () => {
  const before = await newVisitor("reset@example.org");
  await call("auth/forgot-password", { body: { email: "Reset@example.org" } });
  const { text } = await post.last("reset@example.org", 2);
  const code = linkIn(text, "reset-password");
  const reset = (password: string) =>
    call("auth/reset-password", { body: { code, password, passwordConfirmation: password } });

  expect((await reset("short")).status).toBe(400);
  const { jwt } = authResponseSchema.parse((await reset("a new password")).body);
  expect(await me(jwt)).toBe(200);
  expect(await me(before.jwt)).toBe(401);
  expect((await call("auth/refresh", { body: { refreshToken: before.refreshToken } })).status).toBe(401);
  expect((await reset("another password")).status).toBe(400);
});

test("a reset also confirms the address of an account that staff added, because its code came by mail", async () => {
  await addAccount(cms, "late@example.org", { confirmed: false });
  await call("auth/forgot-password", { body: { email: "late@example.org" } });
  const code = linkIn((await post.last("late@example.org")).text, "reset-password");
  const answer = await call("auth/reset-password", {
    body: { code, password: "a new password", passwordConfirmation: "a new password" },
  });
  expect(await me(authResponseSchema.parse(answer.body).jwt)).toBe(200);
});

test("a reset code is worth nothing after a day", async () => {
  await newVisitor("old@example.org");
  await call("auth/forgot-password", { body: { email: "old@example.org" } });
  const code = linkIn((await post.last("old@example.org", 2)).text, "reset-password");
  const yesterday = Date.now() - 25 * 60 * 60 * 1000;
  await cms.strapi.db.connection("up_users").where({ email: "old@example.org" }).update({ updated_at: yesterday });
  const body = { code, password: "a new password", passwordConfirmation: "a new password" };
  expect((await call("auth/reset-password", { body })).status).toBe(400);
});

test("a changed password ends every other session", async () => {
  const first = await newVisitor("change@example.org");
  const second = authResponseSchema.parse((await signIn("change@example.org")).body);
  const body = { currentPassword: PASSWORD, password: "a new password", passwordConfirmation: "a new password" };
  const changed = authResponseSchema.parse((await call("auth/change-password", { body, token: first.jwt })).body);
  expect(await me(changed.jwt)).toBe(200);
  expect([await me(first.jwt), await me(second.jwt)]).toEqual([401, 401]);
});

test("a log-out ends this session at once and no other", async () => {
  const first = await newVisitor("out@example.org");
  const second = authResponseSchema.parse((await signIn("out@example.org")).body);
  const body = { refreshToken: first.refreshToken };
  expect(await call("auth/logout", { body, token: first.jwt })).toMatchObject({ status: 200, body: { ok: true } });
  expect([await me(first.jwt), await me(second.jwt)]).toEqual([401, 200]);
  expect((await call("auth/refresh", { body })).status).toBe(401);

  const third = authResponseSchema.parse((await signIn("out@example.org")).body);
  await call("auth/logout", { body: { scope: "all" }, token: second.jwt });
  expect([await me(second.jwt), await me(third.jwt)]).toEqual([401, 401]);
});

test("a refresh token has one successor, also for two web processes that ask at the same moment", async () => {
  const { refreshToken } = await newVisitor("fresh@example.org");
  const refresh = async (token: string) => call("auth/refresh", { body: { refreshToken: token } });
  const first = refreshResponseSchema.parse((await refresh(refreshToken)).body);
  const again = refreshResponseSchema.parse((await refresh(refreshToken)).body);
  expect(again.refreshToken).toBe(first.refreshToken);
  expect([await me(first.jwt), await me(again.jwt)]).toEqual([200, 200]);

  const next = refreshResponseSchema.parse((await refresh(again.refreshToken)).body);
  expect(await me(next.jwt)).toBe(200);
  // By now the successor of the first has been used itself.
  expect((await refresh(refreshToken)).status).toBe(401);
});

test("somebody without an address comes back with number and phrase, however both are typed, and no mail is sent", async () => {
  const mails = post.mails.length;
  const { supportNumber, phrase, accountId } = await beginWithoutAddress(cms);
  expect(supportNumber).toMatch(/^C-[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]$/);
  const typed: [string, string][] = [
    [supportNumber, phrase],
    [` ${supportNumber.toLowerCase().replaceAll("-", " ")} `, phrase.toUpperCase()],
    [supportNumber.slice(2), `  ${phrase.replaceAll(" ", " - ")}`],
    [supportNumber, phrase.replaceAll(" ", "")],
  ];
  for (const [number, words] of typed) {
    expect(authResponseSchema.parse((await signIn(number, words)).body).user.id).toBe(accountId);
  }
  for (const wrong of [newPhrase(), phrase.split(" ").toReversed().join(" "), "12345678"]) {
    expect((await signIn(supportNumber, wrong)).body.error.message).toBe("credentials-wrong");
  }
  const row = await cms.strapi.db.query("plugin::users-permissions.user").findOne({ where: { supportNumber } });
  expect(row.password).toMatch(/^\$2[ab]\$10\$/);
  const stored = JSON.stringify(row).toLowerCase();
  expect([phrase, phrase.replaceAll(" ", "")].filter((text) => stored.includes(text))).toEqual([]);
  expect(post.mails).toHaveLength(mails);
});

test("a beginning without an address is one, however often it is sent, and two of one phrase are two", async () => {
  const [key, phrase] = [randomUUID(), newPhrase()];
  const begin = (body: object) => call("auth/begin-without-address", { body });
  const answers = await Promise.all([begin({ phrase, key }), begin({ phrase, key }), begin({ phrase, key })]);
  const numbers = answers.map(({ body }) => authResponseSchema.parse(body).user.username);
  expect(new Set(numbers).size).toBe(1);
  const other = authResponseSchema.parse((await begin({ phrase, key: randomUUID() })).body);
  expect(numbers).not.toContain(other.user.username);
  for (const body of [{ phrase }, { key }, { phrase: "my own words", key }, { phrase: PASSWORD.repeat(2), key }])
    expect((await begin(body)).status).toBe(400);
});

test("a form that began without an address opens nothing once its visitor has signed out", async () => {
  const [key, phrase] = [randomUUID(), newPhrase()];
  const begin = () => call("auth/begin-without-address", { body: { phrase, key } });
  const { jwt, user } = authResponseSchema.parse((await begin()).body);
  const createdAt = new Date(Date.now() - 2 * 60_000);
  await cms.strapi.db.connection("up_users").where({ id: user.id }).update({ created_at: createdAt });
  expect(authResponseSchema.parse((await begin()).body).user.id).toBe(user.id);

  await call("auth/logout", { token: jwt, body: { scope: "all" } });
  expect((await begin()).body.error.message).toBe("beginning-over");
  expect((await signIn(user.username, phrase)).status).toBe(200);
});

test("a new phrase replaces the old one and ends other sessions, and the same form may be sent twice", async () => {
  const { supportNumber, phrase: old, token } = await beginWithoutAddress(cms);
  const elsewhere = authResponseSchema.parse((await signIn(supportNumber, old)).body);
  const phrase = newPhrase();
  const renew = (session: string) => call("auth/new-phrase", { token: session, body: { phrase } });
  expect((await renew(token)).body).toEqual({ ok: true });
  expect((await renew(token)).status).toBe(200);
  expect([await me(token), await me(elsewhere.jwt)]).toEqual([200, 401]);
  expect((await signIn(supportNumber, old)).status).toBe(400);
  expect((await signIn(supportNumber, phrase)).status).toBe(200);
  const own = "a password of my own";
  const body = { currentPassword: phrase.replaceAll(" ", ""), password: own, passwordConfirmation: own };
  expect((await call("auth/change-password", { token, body })).body.error.message).toBe("phrase-instead");

  const withAddress = await newVisitor("with-address@example.org");
  for (const session of [withAddress.jwt, "stale", elsewhere.jwt]) expect((await renew(session)).status).toBe(401);
});

test("a token never turns public content into a refusal; a bad one is told apart with 401", async () => {
  const { jwt } = await newVisitor("reader@example.org");
  for (const path of ["website", "pages?filters[slug][$eq]=home"]) {
    expect((await call(path, { token: jwt })).status).toBe(200);
    expect((await call(path, { token: "stale" })).status).toBe(401);
  }
  expect((await call("auth/forgot-password", { token: jwt, body: { email: "reader@example.org" } })).status).toBe(200);
  expect((await call("users/me")).status).toBe(403);
});
