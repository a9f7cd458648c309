/** Of PostgreSQL: a connection that broke, a transaction that lost against another one, a server that has no room or stops. */
const SQL_STATES = /^(?:08...|40001|40P01|53300|57P0[123])$/;
/** A connection to the database that broke, said by Node; the driver says the same without a code. */
const BROKEN = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"];
const BROKEN_WORDS = /^(?:Connection terminated|Client has encountered a connection error)/;

const UNAVAILABLE = 503;

/** The database did not do it, and may do it when it is asked again. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";
  readonly status = UNAVAILABLE;
}

/** True when the database was away or busy for a moment, and the request itself is not to blame. */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    // A COMMIT that failed.
    ("status" in error && error.status === UNAVAILABLE) ||
    // Nobody gave back a connection in time.
    error.name === "KnexTimeoutError" ||
    SQL_STATES.test(code) ||
    code.startsWith("SQLITE_BUSY") ||
    BROKEN.includes(code) ||
    BROKEN_WORDS.test(error.message)
  );
}
