import { INTL_LOCALE, type Locale, type ShippingAddress } from "@wren/domain";

/** Countries whose state and postcode follow the town. */
const TOWN_FIRST = ["US", "CA", "AU"];
/** Countries whose postcode has a line of its own. */
const POSTCODE_LAST = ["GB", "IE"];

/** The address as it is printed on the parcel, one entry for each line. */
export function postalLabel(address: ShippingAddress, locale: Locale): string[] {
  const { firstName, lastName, company, street, additionalAddress, country } = address;
  const lines = [company, `${firstName} ${lastName}`, street, additionalAddress, ...townLines(address)];
  // The country in capitals, as postal rules ask.
  return [...lines, countryName(country, locale).toLocaleUpperCase(INTL_LOCALE[locale])]
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function townLines({ zip, city, state, country }: ShippingAddress): string[] {
  if (TOWN_FIRST.includes(country)) return [`${city} ${state} ${zip}`.replace(/ {2,}/g, " ")];
  if (POSTCODE_LAST.includes(country)) return [city, state, zip];
  return [`${zip} ${city}`, state];
}

export function countryName(country: string, locale: Locale): string {
  const names = new Intl.DisplayNames(INTL_LOCALE[locale], { type: "region", fallback: "code" });
  return names.of(country) ?? country;
}
