import type { Core } from "@strapi/strapi";
import { RETENTION_KINDS, type RetentionKind, type RetentionReport } from "@wren/domain";
import { table } from "../rows/table";

export type RetentionRow = {
  kind: RetentionKind;
  ranAt: string;
  lastCount: number;
  erasedAt: string | null;
  totalCount: number;
};

const rowsOf = (strapi: Core.Strapi) => table<RetentionRow>(strapi, "api::retention.retention");

type Erased = { now: Date; count: number; lastCount: number };

/** Stores the time and the counts of a run, within the caller's transaction. */
export async function countErased(strapi: Core.Strapi, kind: RetentionKind, erased: Erased): Promise<void> {
  const { now, count, lastCount } = erased;
  const rows = rowsOf(strapi);
  const before = await rows.findOne({ where: { kind } });
  const counts = {
    ranAt: now,
    lastCount,
    totalCount: (before?.totalCount ?? 0) + count,
    ...(count > 0 && { erasedAt: now }),
  };
  if (before) await rows.update(before.id, counts);
  else await rows.create({ kind, ...counts });
}

/** Time of the last run and the counts so far, for staff. */
export async function reportRetention(strapi: Core.Strapi): Promise<RetentionReport> {
  const rows = await rowsOf(strapi).findMany({ where: {} });
  return {
    kinds: RETENTION_KINDS.map((kind) => {
      const row = rows.find((known) => known.kind === kind);
      return {
        kind,
        ranAt: instant(row?.ranAt),
        lastCount: row?.lastCount ?? 0,
        erasedAt: instant(row?.erasedAt),
        totalCount: row?.totalCount ?? 0,
      };
    }),
  };
}

function instant(date: string | null | undefined): string | null {
  return date ? new Date(date).toISOString() : null;
}
