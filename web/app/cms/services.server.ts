import {
  DEFAULT_CURRENCY,
  extensionPrice,
  money,
  renewalPrice,
  serviceOffersSchema,
  serviceSchema,
  tariffSchema,
  tariffsOf,
  unknownIdentifier,
  type Currency,
  type Locale,
  type ServiceEntry,
  type ServiceOffers,
  type Tariffs,
} from "@wren/domain";
import type { BlockView } from "#app/lib/content-view.ts";
import type { RunningCosts, ServiceCardView, ServiceView } from "#app/lib/service-view.ts";
import type { Visitor } from "./accounts.server.ts";
import { BLOCKS, IMAGE, readBlocks } from "./blocks.server.ts";
import { logBrokenContract } from "./checkout.server.ts";
import { readContent, readEachAhead } from "./content.server.ts";
import { toImage } from "./media.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

/** The cms's maximum per request. */
const ALL = { pageSize: 100 };

export type FoundService = { service: ServiceView; blocks: BlockView[]; socialImage: string | null };

export async function findService(slug: string, locale: Locale): Promise<FoundService | null> {
  const [found] = await readContent("services", questionFor(slug, locale), foundServicesSchema);
  return found ?? null;
}

export async function readServicesAhead(locale: Locale): Promise<void> {
  const how = { schema: foundServicesSchema, entryOf: ({ service }: FoundService) => service };
  await readEachAhead("services", (slug) => questionFor(slug, locale), how);
  await listServices(locale, DEFAULT_CURRENCY);
}

function questionFor(slug: string, locale: Locale) {
  return {
    locale,
    filters: { slug: { $eq: slug } },
    fields: ["slug", "name", "kind", "tagline", "description", "position"],
    populate: { socialImage: IMAGE, blocks: BLOCKS },
    pagination: { pageSize: 1 },
  };
}

/** The services for a subscription, each with its price list. */
export async function listServices(locale: Locale, currency: Currency): Promise<ServiceCardView[]> {
  const fields = ["slug", "name", "kind", "tagline", "position"];
  const query = { locale, sort: ["position", "slug"], fields, pagination: ALL };
  const [services, tariffs] = await Promise.all([
    readContent("services", query, listedServicesSchema),
    readContent("tariffs", { pagination: ALL }, tariffsSchema),
  ]);
  return services.map((service) => ({ ...service, currency, prices: pricesOf(service.kind, tariffs, currency) }));
}

/** A period of 365 days, by which storage is priced. */
const A_YEAR = { today: "2001-01-01", endsOn: "2002-01-01" };

/** Prices for a subscription as it is sold with a phone, by the same arithmetic as for any other. */
function pricesOf(kind: ServiceEntry["kind"], tariffs: Tariffs, currency: Currency): ServiceCardView["prices"] {
  const [included] = tariffs.storage;
  if (!included) return [];
  const subscription = { endsOn: A_YEAR.endsOn, quotaGb: included.quotaGb };
  const pricing = { tariffs, currency, today: A_YEAR.today };
  const amounts =
    kind === "renewal"
      ? tariffs.renewals.map(({ months }) => [months, renewalPrice(subscription, months, pricing)] as const)
      : tariffs.storage.map(({ quotaGb }) => [quotaGb, extensionPrice(subscription, quotaGb, pricing)] as const);
  return amounts.flatMap(([amount, priced]) => (priced.ok ? [{ amount, price: priced.price }] : []));
}

const A_YEAR_IN_MONTHS = 12;

/** The prices that follow a phone's first year; null where there is no price list. */
export async function findRunningCosts(currency: Currency): Promise<RunningCosts | null> {
  const tariffs = await readContent("tariffs", { pagination: ALL }, tariffsSchema);
  const year = pricesOf("renewal", tariffs, currency).find(({ amount }) => amount === A_YEAR_IN_MONTHS);
  const [included] = tariffs.storage;
  const [more] = pricesOf("extension", tariffs, currency);
  if (!year || !included) return null;
  return {
    furtherYear: money(year.price.totalMinor, currency),
    includedGb: included.quotaGb,
    moreStorage: more ? { quotaGb: more.amount, yearly: money(more.price.totalMinor, currency) } : null,
  };
}

const foundServicesSchema = serviceSchema.transform(toFoundService).array();

const listedServicesSchema = serviceSchema.pick({ slug: true, name: true, kind: true, tagline: true }).array();

const tariffsSchema = tariffSchema.array().transform(tariffsOf);

function toFoundService({ slug, name, kind, tagline, ...entry }: ServiceEntry): FoundService {
  return {
    service: { slug, name, kind, tagline, description: entry.description ?? null },
    blocks: readBlocks(entry.blocks, `shop/services/${slug}`),
    socialImage: entry.socialImage && toImage(entry.socialImage).src,
  };
}

/** The blocks of a service's page; the same object until the content changes. */
export async function findServiceBlocks(slug: string, locale: Locale): Promise<BlockView[] | null> {
  return (await findService(slug, locale))?.blocks ?? null;
}

export type LookUpFailure = { code: ReturnType<typeof unknownIdentifier> } | CommonFailure;

/** Looks a subscription up. The call is rate-limited, so that nobody finds one by guessing. */
export async function lookUpSubscription(visitor: Visitor, identifier: string): Promise<LookUpFailure | null> {
  try {
    await callFor(visitor, { method: "POST", path: "/shop/services/look-up", body: { identifier } });
    return null;
  } catch (error) {
    const { common } = classifyFailure(error);
    return common ?? { code: unknownIdentifier(identifier) };
  }
}

type OffersQuery = { identifier: string; currency: Currency };

export type FoundOffers = { ok: true; offers: ServiceOffers } | { ok: false; isGone: boolean };

/** The services for a subscription that was looked up, at today's prices. */
export async function findOffers(visitor: Visitor, { identifier, currency }: OffersQuery): Promise<FoundOffers> {
  try {
    const body = { identifier, currency };
    const answer = await callFor(visitor, { method: "POST", path: "/shop/services/offers", body });
    return { ok: true, offers: serviceOffersSchema.parse(answer.body) };
  } catch (error) {
    logBrokenContract(error);
    return { ok: false, isGone: classifyFailure(error).refusal?.status === 404 };
  }
}
