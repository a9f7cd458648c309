import { createHmac, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { CHAT_MESSAGE_MAX_LENGTH, chatTopic, deskTopic } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { askNews, deskOf, newVisitor, PASSWORD, signInVisitor } from "../support/chat";
import { signInAsFirstAdmin, type Staff } from "../support/staff";

const { changeService } = requireBuilt(
  "platform/changes/change-service",
) as typeof import("../../src/platform/changes/change-service");

let cms: BootedCms;
let admin: Staff;
let desk: ReturnType<typeof deskOf>;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
  admin = await signInAsFirstAdmin(cms);
  desk = deskOf(admin);
});
afterAll(() => cms.stop());

const GETS = ["conversation", "files/1"];
const POSTS = ["messages", "files", "about", "seen", "end", "erase", "listen"];

/** Status of every call that requires a signed-in visitor. */
async function statusesWith(token?: string) {
  const asked = [
    ...GETS.map((path) => call(`chat/${path}`, { token })),
    ...POSTS.map((path) => call(`chat/${path}`, { token, body: {} })),
  ];
  return [...new Set((await Promise.all(asked)).map(({ status }) => status))];
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

function tokenOf(payload: object, secret: string, header: object = { alg: "HS256", typ: "JWT" }) {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

test("without a token, with a forged, an altered or an old one there is nothing", async () => {
  const { token, accountId } = await newVisitor(cms);
  const other = await newVisitor(cms);
  const secret = cms.strapi.config.get<string>("plugin::users-permissions.jwtSecret");
  const payload = payloadOf(token);
  const [header, , signature] = token.split(".");
  expect((await call("chat/conversation", { token: tokenOf(payload, secret) })).status).toBe(200);
  const bad = [
    undefined,
    "nonsense",
    `${token}x`,
    tokenOf(payload, "another secret"),
    `${part({ alg: "none", typ: "JWT" })}.${part(payload)}.`,
    `${String(header)}.${part({ ...payload, userId: String(other.accountId) })}.${String(signature)}`,
    tokenOf({ ...payload, exp: Math.floor(Date.now() / 1000) - 10 }, secret),
    tokenOf({ id: accountId }, secret),
    tokenOf({ userId: String(accountId), type: "access" }, secret),
    (await call("auth/local", { body: { identifier: other.email, password: PASSWORD } })).body.refreshToken,
  ];
  for (const [index, forged] of bad.entries()) expect([index, await statusesWith(forged)]).toEqual([index, [401]]);
});

test("an administrator's token is none for visitors, and a visitor's none for the desk", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  expect(await statusesWith(admin.token)).toEqual([401]);
  const headers = { Authorization: `Bearer ${visitor.token}` };
  for (const path of ["queue", "events", "canned-replies", `conversations/${visitor.key}`])
    expect((await fetch(`${cms.url}/desk/chat/${path}`, { headers })).status).toBe(401);
  const reply = await fetch(`${cms.url}/desk/chat/conversations/${visitor.key}/reply`, { method: "POST", headers });
  expect(reply.status).toBe(401);
});

test("who is blocked or not confirmed any more is not signed in", async () => {
  for (const data of [{ blocked: true }, { confirmed: false }]) {
    const visitor = await newVisitor(cms);
    const { pass } = await visitor.listen();
    const where = { id: visitor.accountId };
    await cms.strapi.db.query("plugin::users-permissions.user").update({ where, data });
    expect(await statusesWith(visitor.token)).toEqual([401]);
    expect((await askNews(cms.url, pass, 0)).status).toBe(401);
  }
});

test("a stranger's file cannot be read, nor attached before it was sent", async () => {
  const [ada, eve] = [await newVisitor(cms), await newVisitor(cms)];
  await eve.send("Hello");
  const { file } = await ada.attach("Ada's secret", "secret.txt");
  const waiting = (await ada.upload("Ada's other secret", "other.txt")).body.ref;
  for (const visitor of [eve, await newVisitor(cms)]) {
    const { status } = await visitor.download(file?.id ?? 0);
    expect(status).toBe(404);
  }
  const stolen = await eve.send("Mine now", { file: waiting });
  expect([stolen.status, stolen.body.error.message]).toEqual([400, "file-expired"]);
  const atDesk = await admin.download(`/desk/chat/conversations/${eve.key}/files/${String(file?.id)}`);
  expect(atDesk.status).toBe(404);
  expect((await ada.send("", { file: waiting })).status).toBe(200);
});

test.each(["0", "-1", "1.5", "NaN", "1e9", "99999999999999999999", "1;drop table messages", "..%2f..%2fsecrets", "[]"])(
  "%s is no file",
  async (id) => {
    const visitor = await newVisitor(cms);
    await visitor.send("Hello");
    expect((await visitor.get(`files/${encodeURIComponent(id)}`)).status).toBe(404);
    expect((await desk.get(`conversations/${visitor.key}/files/${encodeURIComponent(id)}`)).status).toBe(404);
  },
);

test("a pass is for its own conversation, cannot be made or altered, and ends with its session", async () => {
  const [ada, eve] = [await newVisitor(cms), await newVisitor(cms)];
  await ada.send("Ada's secret");
  await eve.send("Eve's own");
  const [adas, eves] = [await ada.listen(), await eve.listen()];
  expect(adas.topic).toBe(chatTopic(ada.key));
  expect((await askNews(cms.url, eves.pass, 0)).news?.messages).toMatchObject([{ text: "Eve's own" }]);

  const [, session = "", signature = ""] = eves.pass.split(".");
  const [, adasSession = ""] = adas.pass.split(".");
  const altered = [
    `${String(ada.accountId)}.${session}.${signature}`,
    `${String(eve.accountId)}.${adasSession}.${signature}`,
    `0${eves.pass}`,
    `${eves.pass}x`,
    `${eves.pass}.`,
    `${String(ada.accountId)}.${session}.`,
    `..`,
    ada.token,
    ada.key,
  ];
  for (const pass of altered) expect([pass, (await askNews(cms.url, pass, 0)).status]).toEqual([pass, 401]);
  expect((await call("chat/conversation", { token: adas.pass })).status).toBe(401);
});

test("a pass goes on while the session is renewed, and ends when the visitor signs out", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  const elsewhere = await signInVisitor(cms.url, visitor.email);
  const [{ pass }, other] = [await visitor.listen(), await elsewhere.listen()];
  const renewed = (await call("auth/refresh", { body: { refreshToken: visitor.refreshToken } })).body;
  expect((await askNews(cms.url, pass, 0)).status).toBe(200);
  const { pass: newPass } = (await call("chat/listen", { token: renewed.jwt, body: {} })).body;

  await call("auth/logout", { token: renewed.jwt, body: { refreshToken: renewed.refreshToken } });
  expect((await askNews(cms.url, newPass, 0)).status).toBe(401);
  expect((await askNews(cms.url, pass, 0)).status).toBe(401);
  expect((await call("chat/conversation", { token: visitor.token })).status).toBe(401);
  expect((await askNews(cms.url, other.pass, 0)).status).toBe(200);
});

test("a new password ends every pass", async () => {
  const visitor = await newVisitor(cms);
  const elsewhere = await signInVisitor(cms.url, visitor.email);
  const passes = [await visitor.listen(), await elsewhere.listen()];
  const password = "a better horse";
  const body = { currentPassword: PASSWORD, password, passwordConfirmation: password };
  expect((await call("auth/change-password", { token: visitor.token, body })).status).toBe(200);
  for (const { pass } of passes) expect((await askNews(cms.url, pass, 0)).status).toBe(401);
});

test("scripts in texts and names stay text", async () => {
  const visitor = await newVisitor(cms);
  const text = `<script>alert(1)</script><img src=x onerror=alert(1)> javascript:alert(1) {{7*7}} ' OR 1=1; -- \${7*7}`;
  await visitor.send(text);
  const { file } = await visitor.attach("<svg onload=alert(1)>", `"><svg onload=alert(1)>.svg`);
  expect(file).toMatchObject({ name: "_svg onload_alert(1)_.txt", type: "text/plain" });
  expect(await visitor.texts()).toEqual([text, ""]);
  expect((await desk.show(visitor.key)).messages[0]?.text).toBe(text);
  const answered = await fetch(`${cms.url}/api/chat/conversation`, {
    headers: { Authorization: `Bearer ${visitor.token}` },
  });
  expect(answered.headers.get("content-type")).toContain("application/json");
});

test.each([
  ["nothing", { text: " \n " }],
  ["too much", { text: "x".repeat(CHAT_MESSAGE_MAX_LENGTH + 1) }],
  ["control characters", { text: "a\u0000b" }],
  ["a reversed direction of reading", { text: "a\u202eb" }],
  ["a list for a text", { text: ["Hello"] }],
  ["an object for a text", { text: { $gt: "" } }],
  ["a number for a text", { text: 7 }],
  ["an object for a key", { key: { $ne: null } }],
  ["a short key", { key: "short" }],
  ["an endless key", { key: "k".repeat(65) }],
  ["a list for a file", { file: ["ref"] }],
  ["an object for a file", { file: { $ne: null } }],
  ["an unknown language", { language: "fr" }],
  ["somebody else's account", { accountId: 1 }],
  ["staff for an author", { author: "staff" }],
])("%s is refused", async (_what, changes) => {
  const visitor = await newVisitor(cms);
  const body = { key: randomUUID(), text: "Hello", file: null, language: "en", ...changes };
  expect((await visitor.post("messages", body)).status).toBe(400);
  expect((await visitor.view()).messages).toEqual([]);
});

test.each([
  "?after=-1",
  "?after=x",
  "?before=0",
  "?before[]=x",
  "?after[$gt]=0",
  "?after=1.5",
  "?accountId=1",
  "?after=1e400",
])("%s is no part of a conversation", async (query) => {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  expect((await visitor.get(`conversation${query}`)).status).toBe(400);
});

test("huge numbers do no harm", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  const { pass } = await visitor.listen();
  const most = String(Number.MAX_SAFE_INTEGER);
  expect((await visitor.view(`?before=${most}`)).messages).toHaveLength(1);
  expect((await visitor.get(`conversation?after=${most}`)).status).toBe(404);
  expect((await askNews(cms.url, pass, Number.MAX_SAFE_INTEGER)).status).toBe(404);
  expect((await visitor.post("seen", { readTo: Number.MAX_SAFE_INTEGER, isTyping: false })).status).toBe(200);
  for (const readTo of [-1, 1.5, 1e300, "1", null, [1], { $gt: 0 }])
    expect((await visitor.post("seen", { readTo, isTyping: false })).status).toBe(400);
  for (const body of [{ pass: [pass], after: 0 }, { pass, after: "0" }, { pass, after: [0] }, { pass }, {}])
    expect((await call("chat/news", { body })).status).toBe(400);
});

test.each(["messages", "seen", "news", "listen", "about"])("10 MB for %s are refused at once", async (path) => {
  const visitor = await newVisitor(cms);
  const { status } = await visitor.post(path, { key: randomUUID(), text: "x".repeat(10_000_000), file: null });
  expect(status).toBe(413);
  expect((await visitor.view()).messages).toEqual([]);
});

test("at the desk, too, what is not understood is refused", async () => {
  const visitor = await newVisitor(cms);
  await visitor.send("Hello");
  const bodies: [string, object][] = [
    ["reply", { key: randomUUID(), text: ["Hello"], file: null }],
    ["reply", { key: { $ne: null }, text: "Hello", file: null }],
    ["assign", { staffId: "1" }],
    ["assign", { staffId: 1e300 }],
    ["seen", { readTo: "1", isTyping: 1 }],
    ["note", { note: { text: "Hello" } }],
    ["snooze", { until: "tomorrow" }],
    ["prioritize", { reason: " " }],
    ["prioritize", { reason: "x".repeat(121) }],
    ["label", { labelId: "1", isSet: true }],
    ["reply", { key: randomUUID(), text: "Hello", file: null, steps: [{ do: "erase" }] }],
  ];
  for (const [action, body] of bodies) expect((await desk.act(visitor.key, action, body)).status).toBe(400);
  expect((await desk.act(visitor.key, "constructor")).status).toBe(404);
  expect((await desk.act("no-such-key", "close")).status).toBe(404);
  expect((await desk.get("queue?view=everything")).status).toBe(400);
  expect((await desk.get("queue?search[$ne]=x")).status).toBe(400);
  expect((await desk.get("queue?search=%25")).body.entries).toEqual([]);
});

test("conversations are on no address of the content api, and nobody is told of by their topics", async () => {
  const visitor = await newVisitor(cms);
  for (const type of [
    "conversations",
    "messages",
    "chat-files",
    "conversation-notes",
    "conversation-events",
    "conversation-labels",
    "canned-replies",
    "chat-labels",
    "chat-presences",
  ])
    expect([type, (await call(type)).status]).toEqual([type, 404]);
  expect(visitor.key).not.toContain(String(visitor.accountId));
  expect((await call("chat/conversation", { token: visitor.key })).status).toBe(401);
});

test("a desk that does not read is cut off, and another goes on", async () => {
  const changes = changeService(cms.strapi);
  const { countSubscribers } = changes;
  const before = countSubscribers();
  const { hostname, port } = new URL(cms.url);
  const slow = connect(Number(port), hostname);
  slow.on("error", () => undefined);
  slow.write(`GET /desk/chat/events HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${admin.token}\r\n\r\n`);
  slow.pause();
  const quick = await admin.download("/desk/chat/events");
  const reading = quick.body?.pipeTo(new WritableStream()).catch(() => "cut off");
  await expect.poll(countSubscribers).toBe(before + 2);

  const topic = deskTopic("x".repeat(1_000));
  for (let round = 0; round < 20_000 && countSubscribers() === before + 2; round += 1) {
    await changes.announce(topic);
    if (round % 4 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(countSubscribers()).toBe(before + 1);
  slow.destroy();
  expect(await Promise.race([reading, Promise.resolve("goes on")])).toBe("goes on");
});
