import type { Core, Modules } from "@strapi/strapi";
import { SKU_CODE_PATTERN, isPathSegment } from "@wren/domain";
import { refuseField } from "../../../platform/documents/refuse-field";
import { currentActor } from "../../../platform/desk/current-staff";
import { table } from "../../../platform/rows/table";
import { inTransaction } from "../../../platform/strapi-edges";
import { openStock } from "./stock";

const SKU_UID = "api::sku.sku";

type SkuFields = {
  documentId?: string;
  code?: string | null;
  productSlug?: string | null;
  variant?: string | null;
  variantNameEn?: string | null;
  variantNameDe?: string | null;
};

/** Checks articles beyond their schema, whoever saves them. */
export function skuDocuments(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== SKU_UID) return next();
    switch (context.action) {
      case "create": {
        const { data } = context.params;
        await refuseWrongSku(strapi, { ...data });
        return withOpening(strapi, async () => next());
      }
      case "clone": {
        const { documentId, data } = context.params;
        await refuseWrongSku(strapi, { ...(await findSku(strapi, documentId)), ...data, documentId: undefined });
        // A copy is another article, which has no stock yet.
        Object.assign(context.params, { data: { ...data, stock: 0 } });
        return withOpening(strapi, async () => next());
      }
      case "update": {
        const { documentId, data } = context.params;
        await refuseWrongSku(strapi, { ...(await findSku(strapi, documentId)), ...data, documentId });
        // The form sends the stock of the moment when it was opened. Writing it would put everything sold since on sale
        // again.
        const { stock: _, ...others } = { ...data };
        Object.assign(context.params, { data: others });
        return next();
      }
      default:
        return next();
    }
  };
}

/** Creates an article together with the movement that its stock begins with. */
async function withOpening<Made>(strapi: Core.Strapi, create: () => Promise<Made>): Promise<Made> {
  return inTransaction(strapi, async () => {
    const made = await create();
    const who = currentActor(strapi)?.name ?? null;
    for (const { documentId, stock } of createdSkus(made))
      await openStock(strapi, { articleId: documentId, stock, who });
    return made;
  });
}

type CreatedSku = { documentId: string; stock: number };

/** `clone` answers with a list of entries, `create` with the entry. */
function createdSkus(made: unknown): CreatedSku[] {
  const { entries, ...entry } = made as CreatedSku & { entries?: CreatedSku[] };
  return entries ?? [entry];
}

function findSku(strapi: Core.Strapi, documentId: string) {
  return table<SkuFields>(strapi, SKU_UID).findOne({ where: { documentId } });
}

async function refuseWrongSku(strapi: Core.Strapi, sku: SkuFields): Promise<void> {
  refuseWrongCode(sku);
  refuseHalfVariant(sku);
  await refuseUnknownProduct(strapi, sku);
  await refuseTakenVariant(strapi, sku);
}

function refuseWrongCode({ code }: SkuFields): void {
  if (!code || SKU_CODE_PATTERN.test(code)) return;
  refuseField(["code"], {
    en: `"${code}" is no code. Use capital letters, digits and hyphens, such as WREN-ONE-RED.`,
    de: `«${code}» ist kein Code. Erlaubt sind Grossbuchstaben, Ziffern und Bindestriche, etwa WREN-ONE-RED.`,
  });
}

/** Visitors choose a variant by its name and share its address: it needs both, in both languages. */
function refuseHalfVariant({ variant, variantNameEn, variantNameDe }: SkuFields): void {
  if (!variant) {
    if (variantNameEn || variantNameDe)
      refuseField(["variant"], {
        en: "A variant with a name also needs its word for the address, such as red.",
        de: "Eine Variante mit Namen braucht auch ihr Wort für die Adresse, etwa red.",
      });
    return;
  }
  if (!isPathSegment(variant))
    refuseField(["variant"], {
      en: `"${variant}" cannot be in an address. Use small letters, digits and hyphens.`,
      de: `«${variant}» kann nicht in einer Adresse stehen. Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche.`,
    });
  if (!variantNameEn)
    refuseField(["variantNameEn"], {
      en: "The variant needs its English name.",
      de: "Die Variante braucht ihren englischen Namen.",
    });
  if (!variantNameDe)
    refuseField(["variantNameDe"], {
      en: "The variant needs its German name.",
      de: "Die Variante braucht ihren deutschen Namen.",
    });
}

async function refuseUnknownProduct(strapi: Core.Strapi, { productSlug }: SkuFields): Promise<void> {
  if (!productSlug) return;
  const product = await table<{ slug: string }>(strapi, "api::product.product").findOne({
    where: { slug: productSlug },
  });
  if (!product)
    refuseField(["productSlug"], {
      en: `There is no product with the address "${productSlug}".`,
      de: `Es gibt kein Produkt mit der Adresse «${productSlug}».`,
    });
}

/** Two articles with the same variant would share one address. */
async function refuseTakenVariant(strapi: Core.Strapi, { documentId, productSlug, variant }: SkuFields): Promise<void> {
  if (!productSlug) return;
  const others = documentId ? { documentId: { $ne: documentId } } : {};
  const siblings = await table<SkuFields>(strapi, SKU_UID).findMany({ where: { productSlug, ...others } });
  const rival = siblings.find((sibling) => (sibling.variant ?? "") === (variant ?? ""));
  if (!rival) return;
  const code = String(rival.code);
  if (variant)
    refuseField(["variant"], {
      en: `The article ${code} is this product's variant "${variant}" already.`,
      de: `Der Artikel ${code} ist schon die Variante «${variant}» dieses Produkts.`,
    });
  refuseField(["variant"], {
    en: `The product has the article ${code} already. Give both a variant to tell them apart.`,
    de: `Das Produkt hat schon den Artikel ${code}. Geben Sie beiden eine Variante, damit man sie unterscheidet.`,
  });
}
