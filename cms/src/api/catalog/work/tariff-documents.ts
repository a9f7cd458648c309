import type { Core, Modules } from "@strapi/strapi";
import { refuseField, type Sentences } from "../../../platform/documents/refuse-field";
import { table } from "../../../platform/rows/table";

const TARIFF_UID = "api::tariff.tariff";

/** Larger values are typing mistakes. */
const MOST = { storage: 100_000, renewal: 120 };
const UNITS = {
  storage: { en: "GB", de: "GB" },
  renewal: { en: "months", de: "Monate" },
} satisfies Record<Kind, Sentences>;

type Kind = keyof typeof MOST;
type TariffFields = { documentId?: string; kind?: Kind | null; amount?: number | string | null };

/** Checks tariffs beyond their schema, whoever saves them. */
export function tariffDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== TARIFF_UID) return next();
    switch (context.action) {
      case "create":
        await refuseWrongTariff(strapi, { ...context.params.data });
        return next();
      case "update":
      case "clone": {
        const { documentId, data } = context.params;
        const saved = await table<TariffFields>(strapi, TARIFF_UID).findOne({ where: { documentId } });
        const isCopy = context.action === "clone";
        await refuseWrongTariff(strapi, { ...saved, ...data, documentId: isCopy ? undefined : documentId });
        return next();
      }
      default:
        return next();
    }
  };
}

async function refuseWrongTariff(
  strapi: Core.Strapi,
  { documentId, kind, amount: typed }: TariffFields,
): Promise<void> {
  // Strapi itself asks for missing fields.
  if (!kind || typed === null || typed === undefined) return;
  const amount = Number(typed);
  const { en, de } = UNITS[kind];
  if (amount > MOST[kind])
    refuseField(["amount"], {
      en: `More than ${String(MOST[kind])} ${en} must be a mistake.`,
      de: `Mehr als ${String(MOST[kind])} ${de} müssen ein Versehen sein.`,
    });
  const others = documentId ? { documentId: { $ne: documentId } } : {};
  const rival = await table<TariffFields>(strapi, TARIFF_UID).findOne({ where: { kind, amount, ...others } });
  if (rival)
    refuseField(["amount"], {
      en: `There is a tariff for ${String(amount)} ${en} already. Change that one instead.`,
      de: `Einen Tarif für ${String(amount)} ${de} gibt es schon. Ändern Sie diesen.`,
    });
}
