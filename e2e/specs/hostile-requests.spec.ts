import { expect, test } from "@playwright/test";
import { openAccepted, sendRaw } from "../support/raw-request.ts";
import { sharedSite } from "../support/shared-site.ts";
import { startWebAt } from "../support/site.ts";

const IMPATIENCE = new URL("../support/impatient-server.mjs", import.meta.url).href;
const BROWSER = "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let site: Awaited<ReturnType<typeof startWebAt>>;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  site = await startWebAt(sharedSite(), { NODE_OPTIONS: `--import ${IMPATIENCE}` });
  await expect.poll(async () => (await fetch(`${site.url}/about`)).status).toBe(200);
  // Lines are written in their order, a moment later: what comes after these two is a test's own.
  await fetch(`${site.url}/imprint`);
  for (const last of ['"route":"/imprint"', '"event":"content-read-ahead"'])
    await expect.poll(() => site.logLines.join("\n"), { timeout: 30_000 }).toContain(last);
});
test.afterAll(() => site.stop());

type Line = { level: string; event: string; route?: string; method?: string; status?: number };

/** Sends a request and reads its line in the log. @returns the status of the answer, and every line that was written */
async function send(firstLine: string, headers: string[] = ["Host: localhost"], body = "") {
  const before = site.logLines.length;
  const head = [firstLine, ...headers, BROWSER, "Accept: text/html", "Connection: close"].join("\r\n");
  const answer = await sendRaw(site.url, `${head}\r\n\r\n${body}`);
  const written = () => site.logLines.slice(before);
  await expect.poll(() => written().join("\n"), { message: firstLine }).toContain('"event":"request"');
  const lines = written();
  return {
    status: Number(answer.split(" ")[1]),
    answer,
    text: lines.join("\n"),
    lines: lines.map((line) => JSON.parse(line) as Line),
  };
}

for (const [name, firstLine, headers] of [
  ["a host with credentials", "GET /about HTTP/1.1", ["Host: user:s3cret@localhost"]],
  ["a host with a port that no port is", "GET /about HTTP/1.1", ["Host: s3cret:99999"]],
  ["no host at all", "GET /about?s3cret HTTP/1.1", ["Host:"]],
  ["credentials in the first line", "GET http://user:s3cret@localhost/about HTTP/1.1", ["Host: localhost"]],
  ["another scheme in the first line", "GET ftp://localhost/s3cret HTTP/1.1", ["Host: localhost"]],
  ["a path with codes for no letter", "GET /s3cret%E0%A4%A HTTP/1.1", ["Host: localhost"]],
  ["data of such a path", "GET /de/shop/s3cret%FF.data HTTP/1.1", ["Host: localhost"]],
] as const) {
  test(`${name} is refused, with one line in the log that says nothing of it @script-on`, async () => {
    const { status, lines, text } = await send(firstLine, [...headers]);
    expect(status).toBe(400);
    expect(lines).toMatchObject([{ level: "info", event: "request", status: 400 }]);
    expect(text).not.toContain("s3cret");
  });
}

test("a method that cannot be asked for is not allowed @script-on", async () => {
  const { status, lines } = await send("TRACE / HTTP/1.1");
  expect(status).toBe(405);
  expect(lines).toMatchObject([{ level: "info", event: "request", status: 405 }]);
});

test("a host in the first line counts, as for every HTTP server @script-on", async () => {
  const { status, lines } = await send("GET http://localhost/concept HTTP/1.1", ["Host: elsewhere.example"]);
  expect(status).toBe(200);
  expect(lines.at(-1)).toMatchObject({ event: "request", route: "/concept", status: 200 });
});

for (const path of ["/MAINTENANCE", "/MAINTENANCE.data", "/de/Maintenance"]) {
  test(`${path} is no page @script-on`, async () => {
    expect((await send(`GET ${path} HTTP/1.1`)).status).toBe(404);
  });
}

for (const [name, path, type] of [
  ["a form", "/support/contact", "application/x-www-form-urlencoded"],
  ["an upload", "/support/contact", "multipart/form-data; boundary=x"],
  ["a provider's message", "/webhooks/sandbox", "application/json"],
] as const) {
  test(`${name} that does not arrive in time is 408 on the wire and in the log @script-on`, async () => {
    const headers = ["Host: localhost", `Content-Type: ${type}`, "Content-Length: 1000"];
    const { answer, lines } = await send(`POST ${path} HTTP/1.1`, headers, "slow");
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toContain("Die Anfrage brauchte zu lange");
    expect(lines).toMatchObject([{ level: "info", event: "request", method: "POST", status: 408 }]);
  });
}

test("a flood from one address is refused without being drawn, and somebody else is served @script-on", async () => {
  const visitOf = (address: string, path: string) => {
    const head = [`GET ${path} HTTP/1.1`, "Host: localhost", BROWSER, `X-Forwarded-For: ${address}`];
    return `${[...head, "Accept: text/html", "Connection: close"].join("\r\n")}\r\n\r\n`;
  };
  const before = site.logLines.length;
  const [askOther, ...connected] = await Promise.all(Array.from({ length: 81 }, () => openAccepted(site.url)));
  // A busy test would else ask as slowly as the server answers.
  const { flood, other } = site.whileHalted(() => ({
    flood: connected.map((ask) => ask(visitOf("2001:db8:f100::1", "/about?flood"))),
    other: askOther?.(visitOf("2001:db8:f200::1", "/trust?other")),
  }));
  const answers = await Promise.all(flood);
  expect(await other).toMatch(/^HTTP\/1\.1 200 /);
  const drawn = () => site.logLines.slice(before).filter((line) => line.includes('"source":"rendered"'));
  await expect.poll(() => drawn().length).toBe(21);
  expect(drawn().slice(0, 4).join("\n"), "last to ask, first to be served").toContain('"route":"/trust"');
  expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 200 ")).length).toBeGreaterThanOrEqual(20);
  const [refused = ""] = answers.filter((answer) => answer.startsWith("HTTP/1.1 429 "));
  expect(refused).toMatch(/^Retry-After: \d+\r$/im);
  expect(refused).toContain("wait a moment and try again");
  expect(refused).toContain("warten Sie einen Moment");
});
