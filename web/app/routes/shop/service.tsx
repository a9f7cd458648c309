import { isPathSegment, type Currency, type ServiceKind } from "@wren/domain";
import { data, replace } from "react-router";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { findOffers, findService, listServices } from "#app/cms/services.server.ts";
import { findLanguages } from "#app/cms/published.server.ts";
import { findTrail } from "#app/cms/trail.server.ts";
import { findWebsite } from "#app/cms/website.server.ts";
import { Island } from "#app/components/ui/island.tsx";
import { env } from "#app/env.server.ts";
import { CHOICE_FORM, LOOK_UP_FORM, type ServiceFailure } from "#app/features/services/service-failure.ts";
import { ServicePage } from "#app/features/services/service-page.tsx";
import { delocalizePath, localeOfPath } from "#app/i18n/path.ts";
import { drawBlocks } from "#app/islands/draw-blocks.server.tsx";
import { COOKIE_MARKS, withoutMark } from "#app/lib/cookie-marks.ts";
import { withIsland } from "#app/lib/island-loading.ts";
import { keepMarkup } from "#app/lib/island-markup.ts";
import { entryBlocksOf } from "#app/lib/islands.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import type { SubscriptionView } from "#app/lib/service-view.ts";
import { socialCardPath } from "#app/lib/social-card.ts";
import { readSubscriptionCookie } from "#app/visit/subscription-cookie.server.ts";
import { cartContext, visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { handleServiceForm } from "./service-action.server.ts";
import type { Route } from "./+types/service";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { service, trail, languages, publicUrl, socialImage } = loaderData;
  const { name: title, description } = service;
  return pageMeta({
    title,
    description,
    pathname: withoutMark(location.pathname),
    publicUrl,
    socialImage,
    trail,
    languages,
  });
}

/** Passes on `Retry-After`, when the action or the loader set one. */
export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
}

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  visit.browserCopy = "form";
  const { locale, currency } = visit;
  const { slug } = params;
  const identifier = readSubscriptionCookie(request);
  const wasLookedUp = url.pathname.endsWith(COOKIE_MARKS.lookedUp);
  if (wasLookedUp && identifier !== null) throw replace(withoutMark(url.pathname));
  const found = isPathSegment(slug) ? await findService(slug, locale) : null;
  if (!found) throw routeCheckFailed(delocalizePath(url.pathname));

  const [website, services, subscription, trail, languages] = await Promise.all([
    findWebsite(locale),
    listServices(locale, currency),
    findSubscription(visitorOf(context), { identifier, currency }),
    findTrail(withoutMark(url.pathname), locale),
    findLanguages(delocalizePath(withoutMark(url.pathname))),
  ]);
  const blocks = entryBlocksOf("service-blocks", slug, locale);
  const { html } = await drawBlocks(found.blocks, { locale, currency, beginsPage: false });
  keepMarkup(blocks, { __html: html });
  const renewalSlug = services.find(({ kind }) => kind === "renewal")?.slug ?? null;
  const socialImage = found.socialImage ?? website?.socialImage ?? socialCardPath(`shop/services/${slug}`, locale);
  const { service } = found;
  const refusal: ServiceFailure | null = wasLookedUp ? COOKIE_REFUSED : null;
  return data(
    {
      service,
      blocks,
      subscription,
      refusal,
      pageForm: formOf(service.kind, subscription),
      renewalSlug,
      trail,
      languages,
      publicUrl: env.PUBLIC_URL,
      socialImage,
    },
    subscription.state === "unavailable" ? UNAVAILABLE : { status: refusal ? 400 : 200 },
  );
}

/** The subscription was found, but its cookie did not come back. */
const COOKIE_REFUSED = { code: "cookie-refused", waitMinutes: 0, identifier: null, choice: null } as const;

const UNAVAILABLE = { status: 503, headers: { "Retry-After": "30" } };

export async function clientLoader({ params, url, serverLoader }: Route.ClientLoaderArgs) {
  return withIsland(
    entryBlocksOf("service-blocks", params.slug, localeOfPath(url.pathname)),
    serverLoader(),
    ({ blocks }) => blocks,
  );
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const visit = context.get(visitContext);
  const { locale } = visit;
  const service = isPathSegment(params.slug) ? await findService(params.slug, locale) : null;
  if (!service) throw routeCheckFailed(delocalizePath(url.pathname));
  return handleServiceForm(form, {
    kind: service.service.kind,
    pathname: withoutMark(url.pathname),
    visit,
    identifier: readSubscriptionCookie(request),
    cart: context.get(cartContext),
    visitor: visitorOf(context),
  });
}

export default function ServiceRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { service, blocks, subscription, refusal, renewalSlug, trail } = loaderData;
  const failure = actionData ?? refusal;
  return (
    <ServicePage
      service={service}
      subscription={subscription}
      failure={failure}
      renewalSlug={renewalSlug}
      trail={trail}
    >
      <Island of={blocks} />
    </ServicePage>
  );
}

function formOf(kind: ServiceKind, subscription: SubscriptionView): string | null {
  if (subscription.state !== "found") return LOOK_UP_FORM;
  const { renewals, extensions } = subscription.offers;
  return (kind === "renewal" ? renewals : extensions).length > 0 ? CHOICE_FORM : null;
}

type SubscriptionQuery = { identifier: string | null; currency: Currency };

async function findSubscription(
  visitor: Visitor,
  { identifier, currency }: SubscriptionQuery,
): Promise<SubscriptionView> {
  if (identifier === null) return { state: "not-asked" };
  const found = await findOffers(visitor, { identifier, currency });
  if (found.ok) return { state: "found", offers: found.offers, currency };
  // If the subscription is gone, the form asks again; if the cms is unreachable, the cookie stays for later.
  return { state: found.isGone ? "not-asked" : "unavailable" };
}
