import { test } from "vitest";
import { startSeededPostgres } from "../../../scripts/lib/template-data.mjs";
import { CHECKOUTS, storm, STORM_TIMEOUT_MS } from "./storm";

test(
  `${String(CHECKOUTS)} checkouts in a storm on PostgreSQL with two processes: the same`,
  async () => {
    const postgres = await startSeededPostgres();
    try {
      await storm(postgres);
    } finally {
      await postgres.stop();
    }
  },
  STORM_TIMEOUT_MS,
);
