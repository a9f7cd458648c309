import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { findWebsite } from "#app/cms/website.server.ts";
import { ErrorPage } from "#app/components/layout/error-page.tsx";
import { Frame } from "#app/components/layout/frame.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import { visitMiddleware } from "#app/visit/visit.server.ts";
import interFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import "#app/styles/app.css";
import type { Route } from "./+types/root";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: interFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon.png", type: "image/png" },
];

export const middleware: Route.MiddlewareFunction[] = [visitMiddleware];

export async function loader() {
  return { website: await findWebsite(), year: new Date().getFullYear() };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useCurrentLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame website={loaderData?.website ?? null} year={loaderData?.year ?? null}>
      <ErrorPage error={error} />
    </Frame>
  );
}
