/**
 * States of PostgreSQL: a broken connection, a transaction that lost against another one, a server that is full or
 * shutting down.
 */
const SQL_STATES = /^(?:08...|40001|40P01|53300|57P0[123])$/;
/** Node's codes for a broken connection; the driver reports the same without a code. */
const BROKEN = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"];
const BROKEN_WORDS = /^(?:Connection terminated|Client has encountered a connection error)/;

const UNAVAILABLE = 503;

/** The database could not do it now, but may when asked again. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  readonly status = UNAVAILABLE;
}

/** True when the database was unreachable or busy for a moment, and the request itself is not to blame. */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    // A failed COMMIT.
    ("status" in error && error.status === UNAVAILABLE) ||
    // No connection of the pool became free in time.
    error.name === "KnexTimeoutError" ||
    SQL_STATES.test(code) ||
    code.startsWith("SQLITE_BUSY") ||
    BROKEN.includes(code) ||
    BROKEN_WORDS.test(error.message)
  );
}
