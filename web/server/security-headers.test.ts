import { expect, test } from "vitest";
import { adminOrigins, contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

const site = {
  inlineScripts: ["sha256-AAAA=", "sha256-BBBB="],
  backendPublicUrl: "/media",
  paymentOrigins: ["https://pay.example.org"],
  adminOrigins: ["https://admin.example.org"],
};

test("pages may run the build's inline scripts and no others", () => {
  expect(contentSecurityPolicy(site, "/")).toContain("script-src 'self' 'sha256-AAAA=' 'sha256-BBBB=';");
});

test("answers that are no pages need no inline script", () => {
  const headers = securityHeaders(site, "https://wren.example");
  expect(headers["Content-Security-Policy"]).toContain("script-src 'self';");
});

test("nothing unsafe, nothing foreign, no plugin, no frame", () => {
  const policy = contentSecurityPolicy(site, "/");
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:/);
  for (const rule of ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(rule);
  }
});

test("the admin, and nobody else, may show a preview in a frame", () => {
  const policy = contentSecurityPolicy(site, "/press", "?preview=published");
  expect(policy).toContain("frame-ancestors https://admin.example.org;");
  expect(contentSecurityPolicy(site, "/press", "?variant=preview")).toContain("frame-ancestors 'none';");
});

test.each([
  [{ CMS_URL: "http://127.0.0.1:1337" }, ["http://127.0.0.1:1337", "http://localhost:1337"]],
  [{ CMS_URL: "http://cms:1337" }, ["http://cms:1337"]],
  [{ CMS_URL: "http://127.0.0.1:1337", ADMIN_URL: "https://admin.example.org/" }, ["https://admin.example.org"]],
])("where staff open the admin: %o", (settings, origins) => {
  expect(adminOrigins(settings)).toEqual(origins);
});

test("pictures may come from another host only when the operator says so", () => {
  const elsewhere = { ...site, backendPublicUrl: "https://media.wren.example/files" };
  const policy = contentSecurityPolicy(elsewhere, "/");
  expect(policy).toContain("img-src 'self' https://media.wren.example;");
});

test("only the pages that lead to a payment may send a form to the provider", () => {
  const formsOn = (pathname: string) => /form-action[^;]*/.exec(contentSecurityPolicy(site, pathname))?.[0];
  for (const pathname of ["/shop/checkout", "/de/shop/checkout", "/shop/confirmation", "/de/shop/confirmation"]) {
    expect(formsOn(pathname), pathname).toBe("form-action 'self' https://pay.example.org");
  }
  for (const pathname of ["/", "/shop", "/shop/checkout/more", "/support/contact"]) {
    expect(formsOn(pathname), pathname).toBe("form-action 'self'");
  }
});
