/** Whether a write failed because somebody else wrote the same first. PostgreSQL and SQLite say so differently. */
export function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code === "23505" || code.startsWith("SQLITE_CONSTRAINT");
}
