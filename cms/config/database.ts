import path from "node:path";
import { env } from "../src/platform/env";

/** A query that waits longer has lost its connection to a transaction; failing beats hanging for a minute. */
const ACQUIRE_CONNECTION_TIMEOUT_MS = 10_000;

type Pragmas = { pragma(statement: string): unknown };

const config = () => {
  const databaseUrl = env("DATABASE_URL");
  return {
    connection: databaseUrl ? postgres(databaseUrl, env("DATABASE_POOL_MAX")) : sqlite(),
    // Otherwise Strapi drops each column that left a schema, with its data. A migration says what becomes of it.
    settings: { forceMigration: false },
  };
};

export default config;

function postgres(connectionString: string, poolMax: number) {
  return {
    client: "postgres" as const,
    connection: { connectionString },
    pool: { min: 2, max: poolMax },
    acquireConnectionTimeout: ACQUIRE_CONNECTION_TIMEOUT_MS,
  };
}

function sqlite() {
  return {
    client: "sqlite" as const,
    connection: { filename: path.join(env("DATA_DIR"), "wren.db") },
    useNullAsDefault: true,
    acquireConnectionTimeout: ACQUIRE_CONNECTION_TIMEOUT_MS,
    pool: { min: 1, max: 1, afterCreate: setUpConnection },
  };
}

/**
 * Readers no longer wait for the writer, and a crash in the middle of a write loses nothing. What is erased is
 * overwritten, and not only forgotten.
 */
function setUpConnection(connection: Pragmas, done: (error: Error | null, connection: Pragmas) => void) {
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  connection.pragma("busy_timeout = 5000");
  connection.pragma("secure_delete = ON");
  done(null, connection);
}
