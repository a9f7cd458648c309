import type { Core } from "@strapi/strapi";
import { RETENTION_KINDS, type RetentionKind } from "@wren/domain";
import { inTransaction } from "../strapi-edges";
import { countErased } from "./retention-counts";

/** Erases at most `limit` expired records; erased ones are not found again. @returns how many */
export type EraseSome = (strapi: Core.Strapi, what: { now: Date; limit: number }) => Promise<number>;

export type Erasers = Partial<Record<RetentionKind, EraseSome>>;

const erasers = new Map<RetentionKind, EraseSome>();

/** Called by each capability that keeps records for a limited time. */
export function registerErasers(more: Erasers): void {
  for (const [kind, eraseSome] of Object.entries(more) as [RetentionKind, EraseSome][]) erasers.set(kind, eraseSome);
}

/** Every kind in the contract needs its eraser: a missing one stops the start. */
export function checkErasers(): void {
  const missing = RETENTION_KINDS.filter((kind) => !erasers.has(kind));
  if (missing.length > 0) throw new Error(`Nobody erases ${missing.join(", ")}`);
}

/** Small enough not to block the database; the next run erases the rest. */
const BATCH = 100;
const MOST_BATCHES = 20;

/** Erases all expired records. @returns how many */
export async function runRetention(strapi: Core.Strapi, now: Date): Promise<number> {
  const failures: unknown[] = [];
  let sum = 0;
  for (const [kind, eraseSome] of erasers) {
    try {
      sum += await eraseInBatches(strapi, { kind, eraseSome, now });
    } catch (error) {
      // The other erasers still run.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures);
  return sum;
}

type Task = { kind: RetentionKind; eraseSome: EraseSome; now: Date };

async function eraseInBatches(strapi: Core.Strapi, { kind, eraseSome, now }: Task): Promise<number> {
  let lastCount = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    // In one transaction, so that a crash in between miscounts nothing.
    const count = await inTransaction(strapi, async () => {
      const erased = await eraseSome(strapi, { now, limit: BATCH });
      await countErased(strapi, kind, { now, count: erased, lastCount: lastCount + erased });
      return erased;
    });
    lastCount += count;
    if (count < BATCH) break;
  }
  return lastCount;
}
