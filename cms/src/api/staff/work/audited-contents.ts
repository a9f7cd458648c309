import type { Core, Modules } from "@strapi/strapi";
import type { AuditField, AuditKind } from "@wren/domain";
import { table } from "../../../platform/rows/table";
import { inTransaction } from "../../../platform/strapi-edges";
import { currentActor } from "../../../platform/desk/current-staff";
import { writeAudit } from "./audit";
import { recordChanges, type AuditedRecord } from "./record-changes";

type AuditedContent = {
  /** Fields of the entry by the kind that a change of them is; one entry can touch several. */
  fields: Partial<Record<AuditKind, readonly AuditField[]>>;
  /** Fields that are compared and never written. */
  secret?: readonly AuditField[];
  media?: readonly AuditField[];
  /** Components that hold some of the fields. */
  components?: readonly string[];
  nameOf: (row: Row) => string;
};

type Cell = string | number | boolean | { id: number; name: string } | null;
type Row = { documentId: string } & Record<string, Cell>;

const PRICES = ["priceChf", "priceUsd", "priceEur"] as const;

/** Contents whose edits move money or trust. */
const AUDITED: Partial<Record<string, AuditedContent>> = {
  "api::sku.sku": { fields: { price: [...PRICES, "active"] }, nameOf: ({ code }) => textOf(code) },
  "api::tariff.tariff": {
    fields: { price: [...PRICES, "discountPercent"] },
    nameOf: ({ kind, amount }) => `${textOf(kind)} ${textOf(amount)}`,
  },
  "api::shipping-zone.shipping-zone": {
    fields: { price: ["rateChf", "rateUsd", "rateEur"] },
    nameOf: ({ name }) => textOf(name),
  },
  "api::shop.shop": {
    fields: {
      price: ["vatBasisPoints"],
      payment: [
        ...(["moneroChf", "moneroUsd", "moneroEur", "moneroConfirmations"] as const),
        ...(["moneroSmallUpToXmr", "moneroSmallConfirmations"] as const),
      ],
    },
    nameOf: () => "Shop",
  },
  "api::website.website": {
    fields: { key: ["supportPgpKey"], site: ["enabled", "allowList", "datedOn", "validUntil"] },
    // The allow-list holds addresses of staff, which the trail must not keep.
    secret: ["supportPgpKey", "allowList"],
    components: ["maintenance", "canary"],
    nameOf: () => "Website",
  },
  "api::support-file.support-file": {
    fields: { key: ["file", "signature", "active"] },
    media: ["file", "signature"],
    nameOf: ({ file }) => textOf(file),
  },
};

const WRITING_ACTIONS = ["create", "update", "clone", "delete"];

/** Writes changes of audited contents to the trail, in the transaction that makes them. */
export function auditedContents(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const audited = AUDITED[context.uid];
    const actor = currentActor(strapi);
    if (!audited || !actor || !WRITING_ACTIONS.includes(context.action)) return next();
    return inTransaction(strapi, async () => {
      const read = (documentId: string | undefined) => readRecords(strapi, context.uid, audited, documentId);
      const { documentId } = context.params as { documentId?: string };
      const before = context.action === "clone" ? [] : await read(documentId);
      const result = await next();
      const after = context.action === "delete" ? [] : await read(writtenId(result) ?? documentId);
      for (const change of recordChanges(before, after)) await writeAudit(strapi, { actor, ...change });
      return result;
    });
  };
}

function writtenId(result: unknown): string | undefined {
  const { documentId, entries } = (result ?? {}) as { documentId?: string; entries?: { documentId: string }[] };
  return entries?.[0]?.documentId ?? documentId;
}

async function readRecords(
  strapi: Core.Strapi,
  uid: string,
  { fields, secret = [], media = [], components = [], nameOf }: AuditedContent,
  documentId: string | undefined,
): Promise<AuditedRecord[]> {
  if (documentId === undefined) return [];
  const row = await table<Row>(strapi, uid).findOne({ where: { documentId }, populate: [...media, ...components] });
  if (!row) return [];
  const cells: Record<string, Cell> = { ...row };
  for (const component of components) Object.assign(cells, row[component]);
  const id = `${uid} ${documentId}`;
  return (Object.entries(fields) as [AuditKind, readonly AuditField[]][]).map(([kind, names]) => {
    const pick = (wanted: readonly AuditField[]) =>
      Object.fromEntries(wanted.map((field) => [field, isEmpty(cells[field]) ? null : textOf(cells[field])]));
    const values = pick(names.filter((field) => !secret.includes(field)));
    return { kind, id, name: nameOf(row), values, secrets: pick(names.filter((field) => secret.includes(field))) };
  });
}

function isEmpty(value: Cell | undefined): boolean {
  return value === undefined || value === null;
}

/** A file is named with its id, since another one can have the same name. */
function textOf(value: Cell | undefined): string {
  if (typeof value === "object" && value) return `${value.name} (${String(value.id)})`;
  return String(value ?? "-");
}
