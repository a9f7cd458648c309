const CODES = ["23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"];

/** Whether a write failed because somebody else wrote the same first. PostgreSQL and SQLite say so differently. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && CODES.includes(String(error.code));
}
