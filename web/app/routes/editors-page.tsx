import { data } from "react-router";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { notFound } from "#app/lib/responses.ts";
import { connectionContext, visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/editors-page";

/**
 * Answers every address without a route: with the page that editors made for it, or "not found". The server also
 * renders the page of any other failure here.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { failure } = context.get(connectionContext);
  if (failure) throw data({ code: failure.code }, { status: failure.status });
  const found = await findContentPage(url.pathname, context.get(visitContext));
  if (!found) throw notFound();
  return found;
}

export { clientLoader, default, meta } from "./content-page.tsx";
