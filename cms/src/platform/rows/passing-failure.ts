/**
 * States of PostgreSQL: a broken connection, a transaction that lost against another one, a server that is full or
 * shutting down.
 */
const SQL_STATES = /^(?:08...|40001|40P01|53300|57P0[123])$/;
/** Node's codes for a broken connection; the driver reports the same without a code. */
const BROKEN = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"];
/** In front of the driver's words, the query builder writes its query. */
const BROKEN_WORDS = /(?:^| - )(?:Connection terminated|Client has encountered a connection error)/;

/** Codes of a machine that lacks something, until its operator adds it. */
const LACKS = [
  { codes: /^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, words: "The disk is full" },
  { codes: /^(?:SQLITE_READONLY.*|EROFS)$/, words: "The disk is read-only" },
  { codes: /^(?:SQLITE_CANTOPEN.*|EMFILE|ENFILE)$/, words: "There are no file handles left" },
];

const UNAVAILABLE = 503;

/** The machine or its database could not do it now, but may when asked again. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
  readonly status = UNAVAILABLE;
}

/** @returns a failure whose words tell the operator what to look at */
export function explainPassingFailure(error: unknown): Unavailable {
  const lacked = lackOf(error) ?? (error instanceof Error ? lackOf(error.cause) : undefined);
  return new Unavailable(lacked?.words ?? "The database was away or busy", { cause: error });
}

function lackOf(error: unknown) {
  const code = codeOf(error);
  return LACKS.find(({ codes }) => codes.test(code));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** True when the machine or its database could not do something, and the request itself is not to blame. */
export function isPassingFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    // A failed COMMIT.
    ("status" in error && error.status === UNAVAILABLE) ||
    // No connection of the pool became free in time.
    error.name === "KnexTimeoutError" ||
    SQL_STATES.test(code) ||
    code.startsWith("SQLITE_BUSY") ||
    lackOf(error) !== undefined ||
    BROKEN.includes(code) ||
    BROKEN_WORDS.test(error.message)
  );
}
