import { access } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { CONTENT_PATHS, CURRENCIES, HOME_SLUG, LOCALES } from "@wren/domain";
import { env } from "../../../platform/env";
import { mailSender } from "../../../platform/mail/sender";
import { paymentProviders } from "../../payments/work/providers";
import type { OpeningFacts } from "./checks";
import { isUnwritten } from "./unwritten";

/** Written by the demo content when it makes its subscriptions (seed/seeded.ts). */
const DEMO_MARK = "seeded_subscriptions";

export async function readOpeningFacts(strapi: Core.Strapi): Promise<OpeningFacts> {
  const payments = await readPayments(strapi);
  return {
    publicUrl: env("PUBLIC_URL"),
    adminUrl: env("ADMIN_URL"),
    hasMailServer: env("SMTP_URL") !== undefined,
    mailAddresses: {
      MAIL_FROM: mailSender().address,
      SUPPORT_EMAIL: env("SUPPORT_EMAIL"),
      FIRST_ADMIN_EMAIL: env("FIRST_ADMIN_EMAIL"),
    },
    secrets: readSecrets(),
    isFactorRequired: env("STAFF_SECOND_FACTOR") === "required",
    ...payments,
    wasDemo: await wasDemo(strapi),
    isFirstPasswordOnDisk: await exists(path.join(env("DATA_DIR"), "first-admin.json")),
    company: await readCompany(strapi),
    unwrittenPages: await listUnwrittenPages(strapi),
    hasGoods: await hasGoods(strapi),
    hasShippingZone: (await strapi.documents("api::shipping-zone.shipping-zone").count({})) > 0,
  };
}

const SECRETS = [
  ...(["APP_KEYS", "ADMIN_JWT_SECRET", "API_TOKEN_SALT", "TRANSFER_TOKEN_SALT"] as const),
  ...(["JWT_SECRET", "ENCRYPTION_KEY", "ORDER_SECRET", "CAPTCHA_SECRET"] as const),
];

/** A secret that is being rotated has several values, each of which must be strong. */
function readSecrets(): OpeningFacts["secrets"] {
  const shortestOf = (values: readonly string[]) => values.reduce((a, b) => (b.length < a.length ? b : a));
  return Object.fromEntries(SECRETS.map((name) => [name, shortestOf(env(name))]));
}

async function readPayments(
  strapi: Core.Strapi,
): Promise<Pick<OpeningFacts, "hasPaymentMethod" | "takesTestPayments">> {
  const providers = paymentProviders(strapi);
  const methods = await Promise.all(CURRENCIES.map((currency) => providers.methodsFor(currency)));
  return {
    hasPaymentMethod: methods.flat().length > 0,
    takesTestPayments: providers.isTest || env("ALLOW_SANDBOX") || env("STRIPE_API_URL") !== undefined,
  };
}

async function wasDemo(strapi: Core.Strapi): Promise<boolean> {
  return (await strapi.store({ type: "core", name: "wren", key: DEMO_MARK }).get({})) !== null;
}

async function readCompany(strapi: Core.Strapi): Promise<OpeningFacts["company"]> {
  const website = await strapi.documents("api::website.website").findFirst();
  return {
    name: website?.companyName ?? null,
    street: website?.companyStreet ?? null,
    town: website?.companyTown ?? null,
    country: website?.companyCountry ?? null,
  };
}

async function listUnwrittenPages(strapi: Core.Strapi): Promise<string[]> {
  const slugs = [HOME_SLUG, ...CONTENT_PATHS];
  const wanting = new Set<string>();
  for (const locale of LOCALES) {
    const pages = await strapi
      .documents("api::page.page")
      .findMany({ locale, status: "published", populate: { blocks: { populate: "*" } } });
    for (const slug of slugs) {
      const page = pages.find((found) => found.slug === slug);
      if (!page || isUnwritten(page)) wanting.add(slug);
    }
  }
  return [...wanting];
}

async function hasGoods(strapi: Core.Strapi): Promise<boolean> {
  const skus = await strapi.documents("api::sku.sku").count({ filters: { active: true } });
  const tariffs = await strapi.documents("api::tariff.tariff").count({});
  return skus + tariffs > 0;
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
