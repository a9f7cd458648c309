import assert from "node:assert/strict";
import { test } from "node:test";
import { judge, markerOf } from "./oracle.mjs";

const SENT = { raw: Buffer.alloc(0), path: "/", kind: "form" };
const VISITOR = { marker: markerOf(1), origins: ["http://localhost:3000"] };

/** @param {{ status?: number | null, headers?: Record<string, string>, body?: string, isTimedOut?: boolean }} answer */
function finding({ status = 200, headers = {}, body = "", isTimedOut = false }) {
  const lines = Object.entries({ "content-type": "text/html; charset=utf-8", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}`).join("\r\n");
  const parsed = new Map(lines.map(([name, value]) => [name, [value]]));
  return judge(SENT, { status, head, headers: parsed, body, isTimedOut }, VISITOR);
}

test("ordinary answers are no findings", () => {
  assert.equal(finding({ body: `<p>${markerOf(1)} &lt;wrenx&gt;</p>` }), null);
  assert.equal(finding({ status: 429, headers: { "retry-after": "5" } }), null);
  assert.equal(finding({ status: 503, headers: { "retry-after": "5" } }), null);
  assert.equal(finding({ status: 303, headers: { location: "/cart" } }), null);
  assert.equal(finding({ body: String.raw`<script>x("\" onwrenx=\"")</script>` }), null);
  assert.equal(finding({ headers: { "content-type": "application/json" }, body: '{"q":"<wrenx>"}' }), null);
});

for (const [name, answer, expected] of /** @type {const} */ ([
  ["a failure", { status: 500 }, /status 500/],
  ["an outage that no limit explains", { status: 503 }, /status 503/],
  ["a stack", { body: "Error: x\n    at run (/srv/app.js:1:2)" }, /stack/],
  ["a message of the database", { body: "SQLITE_ERROR: no such column" }, /inner error/],
  ["another visitor's text", { body: `<p>${markerOf(2)}</p>` }, /zqm000002qz/],
  ["another visitor's text in a head", { headers: { "set-cookie": markerOf(2) } }, /zqm000002qz/],
  ["an element", { body: "<p><wrenx></p>" }, /markup/],
  ["an attribute", { body: '<input value="" onwrenx="">' }, /markup/],
  ["a header", { headers: { "x-wren-injected": "1" } }, /header/],
  ["a redirect elsewhere", { status: 302, headers: { location: "//evil.example/x" } }, /another site/],
  ["a connection without an answer", { status: null }, /without an answer/],
  ["silence", { status: null, isTimedOut: true }, /in time/],
])) {
  test(`${name} is a finding`, () => assert.match(finding(answer) ?? "", expected));
}
