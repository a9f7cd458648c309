import type { IncomingMessage, ServerResponse } from "node:http";
import { LOCALES } from "@wren/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, matchRoutes, RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { Footer } from "#app/components/layout/footer.tsx";
import { ReloadWithoutScript } from "#app/components/layout/reload-without-script.tsx";
import { ChatText, OwnOrigins } from "#app/features/chat/chat-text.tsx";
import { SelfRefresh } from "#app/features/checkout/self-refresh.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { loadMessages, Translations } from "#app/i18n/translations.tsx";
import { formResultAddress } from "#app/lib/form-failure.ts";
import { pathToFollow } from "#app/lib/link-target.ts";
import { redirectTargetOf } from "#app/lib/manifest-rules.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import * as cart from "#app/routes/cart.tsx";
import * as preferences from "#app/routes/preferences.tsx";
import { readCart } from "#app/visit/cart.server.ts";
import { toOnionAddress } from "#app/visit/own-origin.server.ts";
import { withoutOwnOrigin } from "#app/visit/return-path.server.ts";
import { cartContext, readVisit, visitContext } from "#app/visit/visit.server.ts";
import { HOSTILE_ADDRESSES } from "../tests/hostile-addresses.ts";
import { canonicalPath } from "#server/canonical-path.ts";
import { toWebRequest } from "#server/fetch-adapter.ts";

const ORIGIN = "https://wren.example";
const ONION = "http://wren.onion";

// Settings are read when the first module is loaded, and another test file may have loaded it already.
vi.hoisted(() => {
  vi.stubEnv("ONION_URL", "http://wren.onion");
  vi.resetModules();
});

const messages = await loadMessages("en");

const footer = (
  <Translations locale="en" messages={messages}>
    <Footer website={null} links={[]} year={null} isBare />
  </Translations>
);

/** Every place that makes an address of what somebody else wrote, and the addresses that it makes. */
const PLACES: Record<string, (hostile: string) => unknown[] | Promise<unknown[]>> = {
  "another language": (hostile) =>
    LOCALES.flatMap((locale) => [localizePath(hostile, locale), localizePath(delocalizePath(hostile), locale)]),
  "the path without its language": (hostile) => [delocalizePath(hostile)],
  "an address of our own as a path": (hostile) =>
    hostile.startsWith("/") ? [withoutOwnOrigin(ORIGIN + hostile, ORIGIN)] : [],
  "the redirect to the one spelling": (hostile) => [canonicalPath(hostile, () => "unknown")],
  "the address that the router sees": (hostile) => {
    const request = { url: hostile, method: "GET", headers: {} } as IncomingMessage;
    return [toWebRequest(request, { once: () => undefined } as unknown as ServerResponse, ORIGIN).url];
  },
  "the onion address": (hostile) => [toOnionAddress(hostile)?.replace(ONION, ORIGIN)],
  "canonical and alternate links": (hostile) => {
    const head = { title: "", description: null, socialImage: null, languages: LOCALES, publicUrl: ORIGIN };
    return pageMeta({ ...head, pathname: hostile }).flatMap((tag) => ("href" in tag ? [tag.href] : []));
  },
  "a link that is followed by script": (hostile) => {
    const link = { href: ORIGIN + hostile, target: "", hasAttribute: () => false, getAttribute: () => null };
    return URL.canParse(link.href) ? ["/", "/de"].map((here) => pathToFollow(link, new URL(here, ORIGIN)) ?? "/") : [];
  },
  "a route rule": (hostile) => [redirectTargetOf("/old", [{ from: "/old", to: `/${hostile}`, status: 301 }])],
  "a form's result": (hostile) => [formResultAddress({ pathname: hostile, search: "" })],
  "the language links of a page": (hostile) => linksOf(footer, hostile),
  "the language buttons of a page with a form": (hostile) => linksOf(footer, hostile, { pageForm: "checkout" }),
  "a page that looks again": (hostile) => linksOf(<SelfRefresh secret="x" isTyping={false} />, hostile),
  "a page that reloads without scripts": (hostile) =>
    linksOf(<ReloadWithoutScript />, hostile, { reloadsWithoutScript: true }),
  "an editor's link": (hostile) =>
    hostile.startsWith("/") ? ["/", "/de"].flatMap((here) => linksOf(<LocalizedLink to={hostile} />, here)) : [],
  "a link in a message of the chat": (hostile) =>
    linksOf(
      <Translations locale="en" messages={messages}>
        <OwnOrigins value={[ORIGIN]}>
          <ChatText text={ORIGIN + hostile} />
        </OwnOrigins>
      </Translations>,
      "/",
    ),
  "the way back from a choice of language": async (hostile) => {
    const forms: Record<string, string>[] = [{ locale: "en" }, { locale: "de" }, { currency: "eur" }];
    return Promise.all(forms.map((fields) => sendTo(preferences.action, { ...fields, returnTo: hostile })));
  },
  "the way back from the cart": async (hostile) => [
    await sendTo(cart.action, { intent: "add", sku: "CASE", quantity: "1", returnTo: hostile }, true),
  ],
};

function linksOf(element: React.ReactNode, pathname: string, loaderData: object = {}): string[] {
  // The router draws none of these for want of a route, so no page of them has links.
  if (!matchRoutes([{ path: "*" }], pathname)) return [];
  const Stub = createRoutesStub([{ id: "page", path: "*", Component: () => element, loader: () => loaderData }]);
  const entry = { pathname, search: "", hash: "" };
  const html = renderToStaticMarkup(
    <Stub initialEntries={[entry]} hydrationData={{ loaderData: { page: loaderData } }} />,
  );
  const attributes = html.matchAll(/(?:href|formaction)="([^"]*)"|url=([^"]*)"/gi);
  return Array.from(attributes, ([, link, refresh]) => (link ?? refresh ?? "").replaceAll("&amp;", "&"));
}

/** Sends a form to a route's action. @returns where the answer leads */
async function sendTo(action: unknown, fields: Record<string, string>, hasCart = false): Promise<string | null> {
  const context = new RouterContextProvider();
  const header = () => null;
  context.set(visitContext, readVisit({ pathname: "/preferences", search: "", header, peer: "127.0.0.1" }));
  const held = readCart(null);
  if (hasCart) held.store({ lines: [{ sku: "CASE", quantity: 1 }] });
  context.set(cartContext, held);
  const request = new Request(`${ORIGIN}/preferences`, { method: "POST", body: new URLSearchParams(fields) });
  const answer = await (action as (args: object) => Promise<Response>)({ request, context, params: {} });
  return answer.headers.get("Location");
}

test.each(Object.entries(PLACES))("%s never leads elsewhere", async (_place, addressesOf) => {
  for (const hostile of HOSTILE_ADDRESSES) {
    for (const address of await addressesOf(hostile)) {
      const said = `${JSON.stringify(hostile)} became ${JSON.stringify(address)}`;
      expect(address, said).toEqual(expect.stringMatching(/^(?:https:\/\/wren\.example)?\/(?![/\\])/));
      expect(new URL(String(address), `${ORIGIN}/de/shop`).origin, said).toBe(ORIGIN);
    }
  }
});
