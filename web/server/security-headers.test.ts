import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

const site = {
  backendPublicUrl: "/media",
  paymentOrigins: ["https://pay.example.org"],
};
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("inline scripts are named by their hash, files are not", () => {
  const html = `<script>one()</script><script src="/a.js"></script><script type="module" async="">two(
)</script><script>one()</script>`;
  const policy = contentSecurityPolicy(site, { pathname: "/", html });
  expect(policy).toContain(`script-src 'self' ${hash("one()")} ${hash("two(\n)")};`);
});

test("data in a page is no code and needs no name", () => {
  const html = `<script type="application/ld+json">{}</script><script type="application/json">[]</script>`;
  expect(contentSecurityPolicy(site, { pathname: "/", html })).toContain("script-src 'self';");
});

test("nothing unsafe, nothing foreign, no plugin, no frame", () => {
  const policy = contentSecurityPolicy(site, { pathname: "/", html: "<script>one()</script>" });
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
  for (const rule of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule);
  }
});

test("pictures may come from another host only when the operator says so", () => {
  const elsewhere = { ...site, backendPublicUrl: "https://media.wren.example/files" };
  const policy = contentSecurityPolicy(elsewhere, { pathname: "/", html: "" });
  expect(policy).toContain("img-src 'self' https://media.wren.example;");
});

test("only the pages that lead to a payment may send a form to the provider", () => {
  const formsOn = (pathname: string) =>
    /form-action[^;]*/.exec(contentSecurityPolicy(site, { pathname, html: "" }))?.[0];
  for (const pathname of ["/shop/checkout", "/de/shop/checkout", "/shop/confirmation", "/de/shop/confirmation"]) {
    expect(formsOn(pathname), pathname).toBe("form-action 'self' https://pay.example.org");
  }
  for (const pathname of ["/", "/shop", "/shop/checkout/more", "/support/contact"]) {
    expect(formsOn(pathname), pathname).toBe("form-action 'self'");
  }
});
