import { test } from "vitest";
import { CHECKOUTS, storm, STORM_TIMEOUT_MS } from "./storm";

test(
  `${String(CHECKOUTS)} checkouts in a storm on SQLite: nothing lost, nothing doubled, nothing oversold`,
  () => storm(null),
  STORM_TIMEOUT_MS,
);
