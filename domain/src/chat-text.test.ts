import { expect, test } from "vitest";
import { parseChatText, type ChatInline } from "./chat-text.js";

const OWN = ["https://wren.example", "http://wren.onion"];

const parse = (text: string) => parseChatText(text, OWN);

/** The parts of a text of one block. */
function inline(text: string): ChatInline[] {
  const [block, ...others] = parse(text);
  expect(others).toEqual([]);
  if (block?.type !== "lines") throw new Error("expected lines");
  return block.children;
}

/** Everything that a reader sees, without the marks. */
function shown(parts: ChatInline[]): string {
  return parts.map((part) => (part.type === "bold" ? shown(part.children) : part.text)).join("");
}

test("bold, code and lists are read, and text stays as it was typed", () => {
  expect(inline("Hold **both keys** and type `adb devices`.\n\n  Then wait.")).toEqual([
    { type: "text", text: "Hold " },
    { type: "bold", children: [{ type: "text", text: "both keys" }] },
    { type: "text", text: " and type " },
    { type: "code", text: "adb devices" },
    { type: "text", text: ".\n\n  Then wait." },
  ]);
  expect(parse("Please:\n\n- one\n- **two**\n\nThanks")).toEqual([
    { type: "lines", children: [{ type: "text", text: "Please:" }] },
    {
      type: "list",
      items: [[{ type: "text", text: "one" }], [{ type: "bold", children: [{ type: "text", text: "two" }] }]],
    },
    { type: "lines", children: [{ type: "text", text: "Thanks" }] },
  ]);
});

test("what only looks like a mark stays as it is", () => {
  const texts = ["2 ** 3 ** 4", "**", "****", "a * b", "``", "`open", "**a\nb**", "-5 degrees", "---", "- ", "-- Ada"];
  for (const text of texts) expect(inline(text)).toEqual([{ type: "text", text: text.trimEnd() }]);
});

test("addresses of the site are links, under each of its names", () => {
  expect(inline("See https://wren.example/de/support/kb/x?a=1#b, please")).toEqual([
    { type: "text", text: "See " },
    { type: "link", text: "https://wren.example/de/support/kb/x?a=1#b", path: "/de/support/kb/x?a=1#b" },
    { type: "text", text: ", please" },
  ]);
  expect(inline("HTTP://wren.onion")).toEqual([{ type: "link", text: "HTTP://wren.onion", path: "/" }]);
  expect(inline("**https://wren.example/shop**")).toEqual([
    { type: "bold", children: [{ type: "link", text: "https://wren.example/shop", path: "/shop" }] },
  ]);
});

test("other addresses are never links, whatever they pretend to be", () => {
  const foreign = [
    "https://example.org/wren.example",
    "https://wren.example.evil.org/",
    "https://wren.example@evil.org/",
    "https://wren.example:8443/",
    "http://wren.example/",
    "https://evil.org\\@wren.example/",
    "https://evil.org#@wren.example/",
    "https://wren%2eexample.evil.org/",
  ];
  for (const address of foreign) expect(inline(address)).toEqual([{ type: "address", text: address }]);
  const inert = ["javascript:alert(1)", "data:text/html,x", "//evil.org", "/\\evil.org", "mailto:a@b.org", "https://"];
  for (const text of inert) expect(inline(text)).toEqual([{ type: "text", text }]);
});

test("the end of a sentence is no part of an address", () => {
  const ends = ["https://a.org.", "(https://a.org)", "https://a.org?!", "“https://a.org”", "https://a.org…"];
  for (const text of ends) expect(inline(text)).toContainEqual({ type: "address", text: "https://a.org" });
  expect(inline("https://a.org/Wren_(bird).")).toContainEqual({ type: "address", text: "https://a.org/Wren_(bird)" });
});

test("markup is text", () => {
  const text = `<img src=x onerror=alert(1)> **<b>** &lt; [a](javascript:x)`;
  expect(shown(inline(text))).toBe(text.replace("**<b>**", "<b>"));
  expect(inline("<a href='https://evil.org/'>")).toEqual([
    { type: "text", text: "<a href='" },
    { type: "address", text: "https://evil.org/" },
    { type: "text", text: "'>" },
  ]);
});

test("long hostile texts take no time", () => {
  const start = Date.now();
  for (const piece of ["**a ", "`", "*", "https://", "- ", "\n", "(", "https://a.org....", "**a** `b`"]) {
    parse(piece.repeat(5_000 / piece.length));
  }
  expect(Date.now() - start).toBeLessThan(500);
});
