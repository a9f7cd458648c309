import { money, shippingZoneSchema } from "@wren/domain";
import type { ZoneView } from "#app/lib/catalog-view.ts";
import { nameCountries } from "#app/lib/country-names.server.ts";
import type { View } from "./view.ts";
import { readContent } from "./content.server.ts";

const zonesSchema = shippingZoneSchema.array();

async function readZones() {
  return readContent("shipping-zones", { pagination: { pageSize: 100 } }, zonesSchema);
}

/** The countries that we ship to, as ISO codes. */
export async function listShippingCountries(): Promise<string[]> {
  const zones = await readZones();
  return [...new Set(zones.flatMap(({ countries }) => countries))];
}

/** The zones with a country, the cheapest first. */
export async function listZones({ locale, currency }: View): Promise<ZoneView[]> {
  const zones = (await readZones()).filter(({ countries }) => countries.length > 0);
  return zones
    .map(({ countries, rates, deliveryDaysMin, deliveryDaysMax, hasImportFees }) => ({
      countries: nameCountries(countries, locale).map(({ name }) => name),
      price: money(rates[currency], currency),
      daysMin: deliveryDaysMin,
      daysMax: deliveryDaysMax,
      hasImportFees,
    }))
    .toSorted((one, other) => one.price.minor - other.price.minor);
}
