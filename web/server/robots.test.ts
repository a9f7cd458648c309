import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { sendRobots } from "./robots.ts";

async function answerOf(doors: { bots: "maintenance" | "allow"; isClosed: boolean }, url = "/robots.txt") {
  let [body, cacheControl] = ["", ""];
  const response = {
    writeHead: (_status: number, headers: Record<string, string>) => (cacheControl = headers["Cache-Control"] ?? ""),
    end: (text: string) => (body = text),
  };
  const isSent = await sendRobots({ url } as IncomingMessage, response as unknown as ServerResponse, {
    bots: doors.bots,
    isClosed: () => doors.isClosed,
    publicUrl: "https://wren.test",
  });
  return { isSent, body, cacheControl };
}

test.each([
  [{ bots: "allow", isClosed: false }, "User-agent: *\nDisallow:\n\nSitemap: https://wren.test/sitemap.xml\n"],
  [{ bots: "allow", isClosed: true }, "User-agent: *\nDisallow: /\n"],
  [{ bots: "maintenance", isClosed: false }, "User-agent: *\nDisallow: /\n"],
] as const)("%j", async (doors, body) => {
  expect((await answerOf(doors)).body).toBe(body);
});

test("a crawler that came before the opening asks again", async () => {
  expect((await answerOf({ bots: "allow", isClosed: true })).cacheControl).toBe("no-store");
});

test("other addresses are left to others", async () => {
  expect((await answerOf({ bots: "allow", isClosed: true }, "/robots.txt?x")).isSent).toBe(false);
});
