import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

const site = { publicUrl: "http://localhost:3000", backendPublicUrl: "/media" };
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("inline scripts are named by their hash, files are not", () => {
  const html = `<script>one()</script><script src="/a.js"></script><script type="module" async="">two(
)</script><script>one()</script>`;
  const policy = contentSecurityPolicy(site, html);
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("two(\n)")};`);
});

test("data in a page is no code and needs no name", () => {
  const html = `<script type="application/ld+json">{}</script><script type="application/json">[]</script>`;
  expect(contentSecurityPolicy(site, html)).toContain("script-src 'self';");
});

test("nothing unsafe, nothing foreign, no plugin, no frame", () => {
  const policy = contentSecurityPolicy(site, "<script>one()</script>");
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
  for (const rule of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule);
  }
});

test("pictures may come from another host only when the operator says so", () => {
  const policy = contentSecurityPolicy({ ...site, backendPublicUrl: "https://media.wren.example/files" }, "");
  expect(policy).toContain("img-src 'self' https://media.wren.example;");
});
