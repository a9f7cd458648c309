import { test } from "vitest";
import { startPostgres } from "../../../scripts/lib/postgres.mjs";
import { CHECKOUTS, storm, STORM_TIMEOUT_MS } from "./storm";

test(
  `${String(CHECKOUTS)} checkouts in a storm on PostgreSQL with two processes: the same`,
  async () => {
    const postgres = await startPostgres();
    try {
      await storm(postgres.url);
    } finally {
      await postgres.stop();
    }
  },
  STORM_TIMEOUT_MS,
);
