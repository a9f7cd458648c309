import type { Modules } from "@strapi/strapi";
import {
  isCountryCode,
  isoDayOf,
  refuseCanary,
  wrongAllowListEntries,
  type CanaryRefusal,
  type IsoDay,
} from "@wren/domain";
import { problemWithKey } from "../../../platform/pgp";
import { refuseField } from "../../../platform/documents/refuse-field";
import { clock } from "../../../platform/process/clock";

/** Checks the website's settings beyond their schema, whoever saves them. */
export const websiteDocuments: Modules.Documents.Middleware.Middleware = async (context, next) => {
  if (context.uid === "api::website.website" && (context.action === "create" || context.action === "update")) {
    refuseWrongAllowList(context.params.data?.maintenance?.allowList);
    refuseUnknownCountry(context.params.data?.companyCountry);
    refuseWrongCanary(context.params.data?.canary);
    await refuseUnusableKey(context.params.data?.supportPgpKey);
  }
  return next();
};

/** An invalid entry would let nobody in, and its author would notice only in front of a closed site. */
function refuseWrongAllowList(allowList: string | null | undefined): void {
  const wrong = wrongAllowListEntries(allowList ?? "");
  if (wrong.length === 0) return;
  const english = wrong.map(({ line, range }) => `"${range}" (line ${String(line)})`);
  const german = wrong.map(({ line, range }) => `«${range}» (Zeile ${String(line)})`);
  refuseField(["maintenance", "allowList"], {
    en: `Not an address and not a range: ${english.join(", ")}.`,
    de: `Weder eine Adresse noch ein Bereich: ${german.join(", ")}.`,
  });
}

const CANARY_SENTENCES = {
  "canary-predated": ["datedOn", "This day is yet to come.", "Dieser Tag liegt in der Zukunft."],
  "canary-ends-before": ["validUntil", "It must be later than the date.", "Es muss nach dem Datum liegen."],
  "canary-too-long": [
    "validUntil",
    "At most a year after the date; otherwise nobody would notice that it is not renewed.",
    "Höchstens ein Jahr nach dem Datum; sonst merkt niemand, dass sie nicht erneuert wird.",
  ],
} satisfies Record<CanaryRefusal, [field: string, en: string, de: string]>;

/** Strapi itself asks for the fields that are missing. */
function refuseWrongCanary(canary: { datedOn?: unknown; validUntil?: unknown } | null | undefined): void {
  if (!canary?.datedOn || !canary.validUntil) return;
  const dates = { datedOn: dayOf(canary.datedOn), validUntil: dayOf(canary.validUntil) };
  const refusal = refuseCanary(dates, isoDayOf(clock.now()));
  if (!refusal) return;
  const [field, en, de] = CANARY_SENTENCES[refusal];
  refuseField(["canary", field], { en, de });
}

/** Strapi also takes times for a date, and keeps their day. */
function dayOf(value: unknown): IsoDay {
  return (value instanceof Date ? value.toISOString() : String(value)).slice(0, "2026-11-18".length);
}

function refuseUnknownCountry(code: unknown): void {
  if (!code || isCountryCode(code)) return;
  refuseField(["companyCountry"], {
    en: `Not a country's two-letter code in capitals: ${JSON.stringify(code)}.`,
    de: `Kein Ländercode aus zwei Grossbuchstaben: ${JSON.stringify(code)}.`,
  });
}

/** With a key that cannot encrypt, every contact message would be refused. */
async function refuseUnusableKey(key: string | null | undefined): Promise<void> {
  const problem = key ? await problemWithKey(key) : null;
  if (problem === "private")
    refuseField(["supportPgpKey"], {
      en: "This is a private key. Never give it to a website.",
      de: "Das ist ein privater Schlüssel. Geben Sie ihn nie einer Website.",
    });
  if (problem)
    refuseField(["supportPgpKey"], {
      en: `This is no public key to encrypt to: ${problem.reason}`,
      de: `Das ist kein öffentlicher Schlüssel, mit dem sich verschlüsseln lässt: ${problem.reason}`,
    });
}
