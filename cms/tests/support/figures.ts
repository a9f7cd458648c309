import type { BootedCms } from "./boot";

/** Rows, and for each column the sum of its numbers, dates and truths, or how many values it has. */
export type Figures = Record<string, { rows: number; columns: Record<string, string> }>;

/** Tables that every start writes, or that hold nothing but what a minute forgets. */
const HOUSEKEEPING = /^(strapi_|admin_|up_permissions|job_leases|rate_limits|captchas|chat_presences|i18n_)/;

/** The figures of the named tables, or of all that hold records or content. */
export async function figuresOf({ db }: BootedCms["strapi"], names?: string[]): Promise<Figures> {
  const tables = names ?? db.schema.schema.tables.map(({ name }) => name).filter((name) => !HOUSEKEEPING.test(name));
  const figures: Figures = {};
  for (const table of tables.toSorted()) {
    const rows: Record<string, unknown>[] = await db.connection(table).select("*");
    if (rows.length === 0) continue;
    const columns = Object.keys(rows[0] ?? {}).map((name) => [name, figureOf(rows.map((row) => row[name]))] as const);
    figures[table] = { rows: rows.length, columns: Object.fromEntries(columns.filter(([, figure]) => figure !== "")) };
  }
  return figures;
}

function figureOf(values: unknown[]): string {
  const filled = values.filter((value) => value !== null);
  if (filled.length === 0) return "";
  const numbers = filled.map((value) =>
    typeof value === "object" && !(value instanceof Date) ? Number.NaN : Number(value),
  );
  if (numbers.some((number) => !Number.isFinite(number))) return `${String(filled.length)} values`;
  return String(numbers.reduce((sum, number) => sum + number, 0));
}
