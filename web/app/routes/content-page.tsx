import { findPage } from "#app/cms/pages.server.ts";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { contentSlug } from "#app/lib/content-pages.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { notFound } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/content-page";

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(loaderData.page);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const page = await findPage(contentSlug(url.pathname), locale);
  if (!page) throw notFound();
  return { page };
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />;
}
