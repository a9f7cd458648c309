import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { findForeignCode, findInPolicy, linkedPaths } from "./read-page.mjs";

const OURS = "start()";
const hash = `sha256-${createHash("sha256").update(OURS).digest("base64")}`;
const known = { files: new Set(["/assets/a-1.js", "/assets/a-1.css"]), inlineScripts: new Set([hash]) };
const page = (/** @type {string} */ body) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/a-1.css"/></head><body>${body}
   <script type="application/json">["</p>"]</script><script>${OURS}</script></body></html>`;

test("a page of ours has nothing foreign", () => {
  const body = `<a href="/shop">Shop</a><img alt="a > b" src="/media/x.avif"/><!-- <script>old()</script> -->
    <p>onclick=no &lt;script&gt;</p><script src="/assets/a-1.js"></script>`;
  assert.deepEqual(findForeignCode(page(body), known), []);
});

const FOREIGN = [
  "<script>steal()</script>",
  "<SCRIPT >steal()</SCRIPT >",
  `<script>${OURS} </script>`,
  `<script type="module">steal()</script>`,
  `<script type="importmap">{"imports":{}}</script>`,
  `<script src="https://evil.example/a.js"></script>`,
  `<script src='/assets/a-2.js'></script>`,
  `<script src=/media/a.js></script>`,
  `<script type="application/json" src="/assets/b.js"></script>`,
  `<svg><script href="/media/a.js">steal()</script></svg>`,
  `<img src=x onerror="steal()">`,
  `<p title='>' onclick=steal()>`,
  `<body/onload=steal()>`,
  `<a href="javascript:steal()">`,
  `<a href=" java&#115;cript:steal()">`,
  `<a href="javascript&colon;steal()">`,
  `<iframe srcdoc="<p>"></iframe>`,
  `<iframe src="data:text/html,x"></iframe>`,
  `<base href="https://evil.example/">`,
  `<object data="/x"></object>`,
  `<link rel="modulepreload" href="/assets/b-1.js">`,
  `<link rel="stylesheet" href="https://evil.example/a.css">`,
  `<style>a{}</style>`,
  `<script type="application/json">["/assets/b-1.js"]</script>`,
];

for (const markup of FOREIGN)
  test(`${markup} is found`, () => assert.notDeepEqual(findForeignCode(page(markup), known), []));

test("a policy may allow the site itself and the manifest's scripts, and nothing else", () => {
  const policy = (/** @type {string} */ sources) => `default-src 'none'; script-src ${sources}; base-uri 'none'`;
  assert.deepEqual(findInPolicy(policy(`'self' '${hash}'`), known), []);
  for (const more of ["'unsafe-inline'", "https://evil.example", "'sha256-AAAA='", "*", "blob:"])
    assert.notDeepEqual(findInPolicy(policy(`'self' ${more}`), known), [], more);
  assert.notDeepEqual(findInPolicy(undefined, known), []);
  assert.notDeepEqual(findInPolicy("img-src 'self'; base-uri 'none'", known), []);
  assert.notDeepEqual(findInPolicy("script-src 'self'", known), []);
});

test("pages are found by their links, without files, queries and other sites", () => {
  const html = `<a class="x" href="/shop?a=1">a</a><a href="/shop#b">b</a><a href="//evil.example">c</a>
    <a href="/x.png">d</a><a href="https://evil.example/y">e</a>`;
  assert.deepEqual(linkedPaths(html), ["/shop"]);
});
