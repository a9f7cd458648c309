import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isFromOurPages } from "./same-origin.ts";

const judge = (method: string, headers: Record<string, string>) =>
  isFromOurPages({ method, headers } as unknown as IncomingMessage, "https://wren.example");

test.each([
  ["reading is always fine", "GET", { origin: "https://evil.example" }, true],
  ["our own form", "POST", { origin: "https://wren.example", "sec-fetch-site": "same-origin" }, true],
  ["our own form in an older browser", "POST", { origin: "https://wren.example" }, true],
  ["a foreign form", "POST", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, false],
  ["a foreign form in an older browser", "POST", { origin: "https://evil.example" }, false],
  ["a sister domain", "POST", { origin: "https://blog.wren.example", "sec-fetch-site": "same-site" }, false],
  ["our host over plain http", "POST", { origin: "http://wren.example" }, false],
  ["a hidden origin", "POST", { origin: "null" }, false],
  ["lynx on a page with a query says nothing", "POST", {}, true],
  ["a text browser on our page", "POST", { referer: "https://wren.example/shop?color=red" }, true],
  ["a text browser on another page", "POST", { referer: "https://evil.example/https://wren.example/" }, false],
  ["a text browser that comes from nowhere", "POST", { referer: "wren.example" }, false],
  ["a foreign form that names our page", "POST", { origin: "null", referer: "https://wren.example/" }, false],
  [
    "the same where the browser tells",
    "POST",
    { "sec-fetch-site": "cross-site", referer: "https://wren.example/" },
    false,
  ],
])("%s", (_case, method, headers, expected) => {
  expect(judge(method, headers)).toBe(expected);
});
