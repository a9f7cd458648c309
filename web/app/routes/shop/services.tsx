import { listServices } from "#app/cms/services.server.ts";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { LOOK_UP_FORM } from "#app/features/services/service-failure.ts";
import { ServiceList } from "#app/features/services/service-list.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { readSubscriptionCookie } from "#app/visit/subscription-cookie.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { handleListForm } from "./service-action.server.ts";
import type { Route } from "./+types/services";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

/** Passes on `Retry-After`, when the action set one. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  visit.browserCopy = "form";
  const { locale, currency } = visit;
  const [content, services] = await Promise.all([
    findContentPage(url.pathname, { locale, currency }),
    listServices(locale, currency),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  return { ...content, services, pageForm: services.length > 0 ? LOOK_UP_FORM : null };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const visit = context.get(visitContext);
  const services = await listServices(visit.locale, visit.currency);
  return handleListForm(form, {
    slugs: services.map(({ slug }) => slug),
    visit,
    identifier: readSubscriptionCookie(request),
    visitor: visitorOf(context),
  });
}

export default function ServicesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, services } = loaderData;
  return (
    <ContentPage page={page}>
      <ServiceList services={services} failure={actionData ?? null} />
    </ContentPage>
  );
}
