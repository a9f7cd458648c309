import { countItems, DEFAULT_CURRENCY } from "@wren/domain";
import { useEffect, type ReactNode } from "react";
import { Links, Meta, Outlet, useMatches, type ShouldRevalidateFunctionArgs, type UIMatch } from "react-router";
import { findCurrentUser } from "#app/cms/accounts.server.ts";
import { findChatNotice } from "#app/cms/chat.server.ts";
import { findPageLinks } from "#app/cms/pages.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { ErrorPage } from "#app/components/layout/error-page.tsx";
import { Frame } from "#app/components/layout/frame.tsx";
import { ReloadWithoutScript } from "#app/components/layout/reload-without-script.tsx";
import { ScrollMemory } from "#app/components/layout/scroll-memory.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { applyColorMode, COLOR_MODE_BOOT_SCRIPT, readColorMode } from "#app/lib/color-mode.ts";
import { NO_PAGE_LINKS } from "#app/lib/content-view.ts";
import { WEB_MANIFEST_PATH } from "#app/lib/paths.ts";
import { readableAddress } from "#app/lib/readable-address.server.ts";
import { useReference } from "#app/lib/reference.tsx";
import { guardMiddleware } from "#app/visit/guards.server.ts";
import { missingPagesMiddleware } from "#app/visit/missing-pages.server.ts";
import { toPreviewView } from "#app/visit/preview-view.server.ts";
import { cartContext, connectionContext, visitContext, visitMiddleware } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import "#app/styles/app.css";
import interFont from "#app/styles/inter.woff2?url";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: interFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon-192.png", type: "image/png" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const middleware: Route.MiddlewareFunction[] = [visitMiddleware, guardMiddleware, missingPagesMiddleware];

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { currency, locale } = visit;
  const preview = visit.preview && toPreviewView(visit.preview, locale);
  // Identified by the request: the same text again is a new message.
  visit.isFlashShown = visit.flash !== null;
  const flash = visit.flash && { code: visit.flash, id: context.get(connectionContext).reference };
  const { lines, services } = context.get(cartContext);
  const cartItems = countItems(lines, services);
  const visitor = visitorOf(context);
  const [websiteImages, pageLinks, user, chat] = await Promise.all([
    findWebsite(locale),
    findPageLinks(locale),
    findCurrentUser(visitor),
    findChatNotice(visitor),
  ]);
  visit.mayBeShared &&= websiteImages !== null;
  const signedIn = user && { ...user, email: readableAddress(user.email) };
  return {
    websiteImages,
    pageLinks,
    user: signedIn,
    year: new Date().getFullYear(),
    currency,
    cartItems,
    chat: chat.ok ? chat.value : null,
    flash,
    preview,
  };
}

/** The frame's data changes only by forms; links need not load it again. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined && formMethod !== "GET" && defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const forcedMode = useForcedColorMode();
  const locale = useCurrentLocale();
  return (
    // The boot script adds the colour mode's class before React sees the element.
    <html lang={locale} className={forcedMode} data-forced-mode={forcedMode} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ReloadWithoutScript />
        <meta name="color-scheme" content={forcedMode ?? "light dark"} />
        {/* Our own constant; inline, because a file would come after the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: COLOR_MODE_BOOT_SCRIPT }} />
        <Meta />
        <Links />
        <link rel="manifest" href={localizePath(WEB_MANIFEST_PATH, locale)} />
      </head>
      <body>
        {children}
        <ScrollMemory />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const isBare = useMatches().some(({ handle }) => hasBareFrame(handle));
  return (
    <Frame {...loaderData} isBare={isBare}>
      <Outlet />
    </Frame>
  );
}

/** Shown only when the root itself fails; routes/page-boundary.tsx catches failures of pages. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const facts = loaderData ?? {
    websiteImages: null,
    pageLinks: NO_PAGE_LINKS,
    year: null,
    currency: DEFAULT_CURRENCY,
    cartItems: 0,
    chat: null,
    flash: null,
    preview: null,
  };
  const reference = useReference();
  return (
    <Frame {...facts}>
      <ErrorPage error={error} reference={reference} />
    </Frame>
  );
}

/** A page can force a mode; leaving it restores the visitor's own. */
function useForcedColorMode(): "light" | "dark" | undefined {
  const mode = useMatches().map(forcedModeOf).findLast(Boolean);
  useEffect(() => applyColorMode(readColorMode()), [mode]);
  return mode;
}

function forcedModeOf({ loaderData }: UIMatch): "light" | "dark" | undefined {
  const { page } = (loaderData ?? {}) as { page?: { forcedColorMode?: unknown } };
  const mode = page?.forcedColorMode;
  return mode === "light" || mode === "dark" ? mode : undefined;
}

function hasBareFrame(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hasBareFrame" in handle;
}
