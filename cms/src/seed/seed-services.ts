import type { Core } from "@strapi/strapi";
import { services } from "./content/services";
import { tariffs } from "./content/tariffs";
import type { PictureIds } from "./pictures";
import { seedLocalized } from "./seed-localized";
import { seedOnce } from "./seeded";
import type { SeedTariff } from "./entries";

/** Services for subscriptions, and their prices. */
export async function seedServices(strapi: Core.Strapi, pictures: PictureIds): Promise<void> {
  for (const { slug, kind, position, en, de } of services) {
    const entry = { uid: "api::service.service", list: "seeded_services", slug } as const;
    await seedLocalized(strapi, { ...entry, shared: { kind, position }, texts: { en, de } }, pictures);
  }
  for (const tariff of tariffs) await seedTariff(strapi, tariff);
}

async function seedTariff(strapi: Core.Strapi, tariff: SeedTariff): Promise<void> {
  const { kind, amount } = tariff;
  await seedOnce(strapi, { list: "seeded_tariffs", name: `${kind}-${String(amount)}` }, async () => {
    const documents = strapi.documents("api::tariff.tariff");
    if (await documents.findFirst({ filters: { kind, amount } })) return;
    await documents.create({ data: tariff });
  });
}
