/** Largest row id of PostgreSQL; for a larger one a query fails instead of finding nothing. */
export const MAX_ROW_ID = 2_147_483_647;

export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= MAX_ROW_ID;
}
