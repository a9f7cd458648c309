import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { request as askByTls } from "node:https";
import type { AddressInfo } from "node:net";
import { json, text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { hasProxies, PROXIES, PROXIES_ARE_MISSING, startProxy } from "../../scripts/lib/proxies.mjs";
import { startWeb } from "../../scripts/lib/stack.mjs";
import { newChatVisitor, PASSWORD } from "../support/chat-visitor.ts";
import { sendRaw } from "../support/raw-request.ts";
import { sharedSite } from "../support/shared-site.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
/** Two visitors at addresses of this machine, of whom one may see the site during maintenance. */
const [STAFF, STRANGER] = ["127.0.0.2", "127.0.0.3"];
const CIRCUIT = "fc00:dead:beef:4dad::7:1";
const ALLOWED = [STAFF, "::1", CIRCUIT];

/** Headers by which a visitor may pretend to be somebody else. */
const inventedFor = (address: string): Record<string, string>[] => [
  {},
  { "X-Forwarded-For": address },
  { "X-Forwarded-For": `${address}, 127.0.0.1` },
  { Forwarded: `for=${address}` },
  { "X-Real-IP": address, "X-Client-IP": address, "X-Cluster-Client-IP": address, "Forwarded-For": address },
];

let cms: Server;
let web: Awaited<ReturnType<typeof startWeb>>;
let webPort: number;
/** By what the cms counts the calls that came last. */
const visitorKeys: string[] = [];

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  cms = createServer((request, response) => void standIn(request, response));
  await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve));
  webPort = await findFreePort();
  web = await startWeb({
    dataDir: sharedSite().dataDir,
    port: webPort,
    cmsPort: (cms.address() as AddressInfo).port,
    publicUrl: "https://wren.example",
    // The visitors of this test are on loopback too.
    env: { PROXY_ADDRESS_HEADER: "X-Forwarded-For", TRUSTED_PROXIES: "127.0.0.1" },
  });
});
test.afterAll(async () => {
  await web.stop();
  cms.closeAllConnections();
  cms.close();
});

/** A cms in maintenance for all but a few addresses. Everything else is answered by the shared one, which stays open. */
async function standIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = "", headers } = request;
  const key = headers["x-visitor-key"];
  if (typeof key === "string") visitorKeys.push(key);
  if (url === "/api/website/validateIp") {
    const { ip } = (await json(request)) as { ip: string };
    const answer = { maintenance: !ALLOWED.includes(ip), isForEveryone: false, message: null };
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    return;
  }
  const onward = ask(sharedSite().cmsUrl + url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
  request.pipe(onward);
}

type Proxy = Awaited<ReturnType<typeof startProxy>>;
type Visit = { from: string; headers?: Record<string, string>; form?: Record<string, string> };

/** Asks for a page as a visitor at this address. */
function visit(
  { tlsPort, certificate }: Proxy,
  path: string,
  { from, headers, form }: Visit,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const body = form && new URLSearchParams(form).toString();
    const request = askByTls(
      {
        host: from === "::1" ? "::1" : "127.0.0.1",
        localAddress: from,
        port: tlsPort,
        path,
        method: body ? "POST" : "GET",
        servername: "wren.example",
        ca: certificate,
        agent: false,
        headers: {
          Host: "wren.example",
          "User-Agent": BROWSER,
          ...(body && { Origin: "https://wren.example", "Content-Type": "application/x-www-form-urlencoded" }),
          ...headers,
        },
      },
      resolve,
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Status of a page. A redirect leads to the notice. */
async function statusFor(proxy: Proxy, how: Visit): Promise<number> {
  const answer = await visit(proxy, "/about", how);
  await text(answer);
  return answer.statusCode ?? 0;
}

/** The key by which the cms counts a visitor's calls. */
async function keyOf(proxy: Proxy, how: Visit): Promise<string | undefined> {
  visitorKeys.length = 0;
  await text(await visit(proxy, "/kb-suggestions", { ...how, form: { question: "backup", locale: "en" } }));
  return visitorKeys.at(-1);
}

for (const name of PROXIES) {
  test(`behind ${name} every visitor is known by their own address, whatever they claim @script-on`, async () => {
    test.skip(!hasProxies(), PROXIES_ARE_MISSING);
    const proxy = await startProxy(name, { webPort, cmsPort: (cms.address() as AddressInfo).port });
    try {
      await test.step("the allow-list of maintenance cannot be evaded", async () => {
        for (const headers of inventedFor(STAFF))
          expect(await statusFor(proxy, { from: STRANGER, headers }), JSON.stringify(headers)).toBe(302);
        for (const headers of inventedFor(STRANGER))
          expect(await statusFor(proxy, { from: STAFF, headers }), JSON.stringify(headers)).toBe(200);
        expect(await statusFor(proxy, { from: "::1" })).toBe(200);
      });

      await test.step("each visitor has one limit of their own", async () => {
        const keys = new Set<string | undefined>();
        for (const headers of inventedFor("192.0.2.9")) keys.add(await keyOf(proxy, { from: STAFF, headers }));
        expect(keys.size).toBe(1);
        keys.add(await keyOf(proxy, { from: "::1" }));
        expect(keys.size).toBe(2);
        expect(keys).not.toContain(undefined);
      });

      await test.step("nobody speaks the PROXY protocol at the public door", async () => {
        const line = `PROXY TCP4 ${STAFF} 127.0.0.1 4711 80\r\nGET /about HTTP/1.1\r\nHost: wren.example\r\n\r\n`;
        const answer = await sendRaw(`http://[::1]:${String(proxy.plainPort)}`, line);
        expect(answer).toMatch(/^HTTP\/1\.\d 400 /);
      });

      await test.step("plain HTTP leads to TLS", async () => {
        const line = "GET /about?a=b HTTP/1.1\r\nHost: wren.example\r\nConnection: close\r\n\r\n";
        const answer = await sendRaw(`http://[::1]:${String(proxy.plainPort)}`, line);
        expect(answer).toMatch(
          /^HTTP\/1\.\d 308 [\s\S]*\r\nlocation: https:\/\/wren\.example(?::\d+)?\/about\?a=b\r\n/i,
        );
      });

      await test.step("the admin has a host of its own, without the calls that are for web", async () => {
        const atAdmin = { from: STRANGER, headers: { Host: "admin.wren.example" } };
        const statusOf = async (path: string) => (await visit(proxy, path, atAdmin)).statusCode;
        expect(await statusOf("/admin/init")).toBe(200);
        for (const path of ["/api/pages", "/API/pages", "/%61pi/pages", "//api/pages"])
          expect(await statusOf(path), path).toBe(404);
      });

      await test.step("a stream is passed on as it comes", () => expectLiveStream(proxy));
      await test.step("circuits of Tor are told apart at a door of their own", () => expectCircuits(proxy));
    } finally {
      await proxy.stop();
    }
  });
}

async function expectLiveStream(proxy: Proxy): Promise<void> {
  const { cmsUrl, dataDir } = sharedSite();
  const visitor = await newChatVisitor(cmsUrl, dataDir);
  const form = { form: "sign-in", identifier: visitor.email, password: PASSWORD };
  const entered = await visit(proxy, "/support/chat", { from: STAFF, form });
  const cookie = entered.headers["set-cookie"]?.map((line) => line.split(";")[0]).join("; ") ?? "";
  expect(entered.statusCode).toBe(303);

  const stream = await visit(proxy, "/support/chat/events?after=0", { from: STAFF, headers: { Cookie: cookie } });
  let heard = "";
  stream.on("data", (part: Buffer) => (heard += part.toString()));
  await expect.poll(() => heard).toContain("retry:");
  await visitor.write("Is anybody there?");
  await expect.poll(() => heard).toContain("Is anybody there?");
  stream.destroy();
}

async function expectCircuits({ onionPort }: Proxy): Promise<void> {
  if (onionPort === null) return;
  const statusAt = async (circuit: string) => {
    const head = [`PROXY TCP6 ${circuit} ::1 4711 80`, "GET /about HTTP/1.1", "Host: wren.onion"];
    const headers = [`User-Agent: ${BROWSER}`, `X-Forwarded-For: ${CIRCUIT}`, "Connection: close", "", ""];
    return (await sendRaw(`http://127.0.0.1:${String(onionPort)}`, [...head, ...headers].join("\r\n"))).split(" ")[1];
  };
  expect(await statusAt(CIRCUIT)).toBe("200");
  expect(await statusAt("fc00:dead:beef:4dad::7:2")).toBe("302");
}
