import type { Core, Modules } from "@strapi/strapi";
import { isCountryCode } from "@wren/domain";
import { refuseField } from "../../../platform/documents/refuse-field";
import { table } from "../../../platform/rows/table";

const ZONE_UID = "api::shipping-zone.shipping-zone";

type ZoneFields = {
  documentId?: string;
  name?: string | null;
  countries?: unknown;
  deliveryDaysMin?: number | string | null;
  deliveryDaysMax?: number | string | null;
};

/** Checks shipping zones beyond their schema, whoever saves them. */
export function shippingZoneDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== ZONE_UID) return next();
    switch (context.action) {
      case "create":
        await refuseWrongZone(strapi, { ...context.params.data });
        return next();
      case "update":
      case "clone": {
        const { documentId, data } = context.params;
        const saved = await table<ZoneFields>(strapi, ZONE_UID).findOne({ where: { documentId } });
        const isCopy = context.action === "clone";
        await refuseWrongZone(strapi, { ...saved, ...data, documentId: isCopy ? undefined : documentId });
        return next();
      }
      default:
        return next();
    }
  };
}

async function refuseWrongZone(strapi: Core.Strapi, zone: ZoneFields): Promise<void> {
  const { deliveryDaysMin, deliveryDaysMax } = zone;
  if (deliveryDaysMin && deliveryDaysMax && Number(deliveryDaysMin) > Number(deliveryDaysMax))
    refuseField(["deliveryDaysMax"], {
      en: "The longest time cannot be shorter than the shortest.",
      de: "Die längste Zeit kann nicht kürzer sein als die kürzeste.",
    });
  const countries = requireCountries(zone.countries);
  await refuseCountryInTwoZones(strapi, zone.documentId, countries);
}

/** A list, as the admin's field sends it, or the text of one, as a program may. */
function requireCountries(countries: unknown): string[] {
  const listed = typeof countries === "string" ? parsedJson(countries) : countries;
  if (!Array.isArray(listed) || listed.length === 0)
    refuseField(["countries"], { en: "Choose at least one country.", de: "Wählen Sie mindestens ein Land." });
  const wrong = listed.filter((code) => !isCountryCode(code)).map((code) => JSON.stringify(code));
  if (wrong.length > 0)
    refuseField(["countries"], {
      en: `Not a country's two-letter code in capitals: ${wrong.join(", ")}.`,
      de: `Kein Ländercode aus zwei Grossbuchstaben: ${wrong.join(", ")}.`,
    });
  const codes = listed.filter(isCountryCode);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice)
    refuseField(["countries"], { en: `${twice} is in the list twice.`, de: `${twice} steht zweimal in der Liste.` });
  return codes;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function refuseCountryInTwoZones(
  strapi: Core.Strapi,
  documentId: string | undefined,
  countries: string[],
): Promise<void> {
  const where = documentId ? { documentId: { $ne: documentId } } : {};
  for (const { name, countries: taken } of await table<ZoneFields>(strapi, ZONE_UID).findMany({ where })) {
    const shared = countries.filter((code) => Array.isArray(taken) && taken.includes(code));
    if (shared.length > 0)
      refuseField(["countries"], {
        en: `Already in the zone "${name ?? ""}": ${shared.join(", ")}. A country has one rate.`,
        de: `Schon in der Zone «${name ?? ""}»: ${shared.join(", ")}. Ein Land hat nur eine Pauschale.`,
      });
  }
}
