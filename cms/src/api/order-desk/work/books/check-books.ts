import type { Core } from "@strapi/strapi";
import { bookReportSchema, MOST_FINDINGS_OF_A_KIND, type BookFinding, type BookReport } from "@wren/domain";
import { auditBooks } from "./audit-books";
import { skipNamedIds } from "./used-ids";

/** An hour with few orders, by the machine's clock. */
const NIGHT_HOUR = 3;

const NEVER_CHECKED: BookReport = { checkedAt: null, findings: [], isWhole: true };

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: "core", name: "wren", key: "books" });

export async function lastBookReport(strapi: Core.Strapi): Promise<BookReport> {
  const kept = bookReportSchema.safeParse(await storeOf(strapi).get({}));
  return kept.success ? kept.data : NEVER_CHECKED;
}

/** Checks the books, keeps the result for staff, and logs an error when something is wrong. @returns how many findings */
export async function checkBooks(strapi: Core.Strapi, now: Date): Promise<number> {
  await skipNamedIds(strapi);
  const findings = await auditBooks(strapi);
  const kinds = countKinds(findings);
  const isWhole = [...kinds.values()].every((count) => count < MOST_FINDINGS_OF_A_KIND);
  const report: BookReport = { checkedAt: now.toISOString(), findings, isWhole };
  await storeOf(strapi).set({ value: report });
  if (findings.length > 0) {
    const list = [...kinds].map(([kind, count]) => `${kind} ${String(count)}`).join(", ");
    strapi.log.error(`The books disagree: ${String(findings.length)} found (${list}). See the admin's page Orders.`);
  }
  return findings.length;
}

/** Checks the books once after each start and once in each night. */
export async function checkBooksWhenDue(strapi: Core.Strapi, when: { startedAt: Date; now: Date }): Promise<number> {
  const { checkedAt } = await lastBookReport(strapi);
  return isCheckDue(checkedAt, when) ? checkBooks(strapi, when.now) : 0;
}

export function isCheckDue(checkedAt: string | null, { startedAt, now }: { startedAt: Date; now: Date }): boolean {
  if (checkedAt === null) return true;
  const last = new Date(checkedAt);
  return last < startedAt || last < lastNight(now);
}

function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(NIGHT_HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}

function countKinds(findings: readonly BookFinding[]): Map<BookFinding["kind"], number> {
  const counts = new Map<BookFinding["kind"], number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
