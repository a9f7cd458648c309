import { redirect } from "react-router";
import { startProviderLogin } from "#app/cms/provider-login.server.ts";
import { notFound } from "#app/lib/responses.ts";
import { setProviderCookies } from "#app/visit/provider-cookies.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import type { Route } from "./+types/start";

/** The way to the provider. The cms is asked for it here, because browsers do not reach the cms. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const step = await startProviderLogin(params.provider, visitorOf(context).visitorKey);
  if (!step?.location) throw notFound();
  const headers = new Headers();
  setProviderCookies(headers, step.cookies);
  return redirect(step.location, { headers });
}
