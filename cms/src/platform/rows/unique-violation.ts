const CODES = ["23505", "SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"];

/** True when a write failed because the same was written before. PostgreSQL and SQLite report this differently. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && CODES.includes(String(error.code));
}
