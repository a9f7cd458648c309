import { redirect } from "react-router";
import { startProviderLogin } from "#app/cms/provider-login.server.ts";
import { env } from "#app/env.server.ts";
import { localAddress } from "#app/lib/local-address.ts";
import { notFound } from "#app/lib/responses.ts";
import { isOnionHost } from "#app/visit/own-origin.server.ts";
import { setProviderCookies } from "#app/visit/provider-cookies.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import type { Route } from "./+types/start";

/** Redirects to the provider. Web asks the cms for the address, because browsers cannot reach the cms. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  // Providers know only the public address and return there, so the login's cookies must be set there.
  if (isOnionHost(url.host)) return redirect(new URL(localAddress(url.pathname), env.PUBLIC_URL).href);
  const step = await startProviderLogin(params.provider, visitorOf(context).visitorKey);
  if (!step?.location) throw notFound();
  const headers = new Headers();
  setProviderCookies(headers, step.cookies);
  return redirect(step.location, { headers });
}
