/** What PostgreSQL keeps as a row's number; asked for any other, it fails instead of finding nothing. */
export const MAX_ROW_ID = 2_147_483_647;

export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= MAX_ROW_ID;
}
