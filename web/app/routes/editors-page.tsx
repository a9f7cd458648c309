import { data } from "react-router";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { findContentPage, type ContentPageData } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { notFound } from "#app/lib/responses.ts";
import { connectionContext, visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/editors-page";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

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

/** Fetches the blocks after the data: most addresses without a route have no page, and old ones redirect. */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs): Promise<ContentPageData> {
  const found = await serverLoader();
  return withBlocks(url.pathname, Promise.resolve(found));
}

export default function EditorsPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
