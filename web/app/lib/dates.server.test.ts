import { expect, test } from "vitest";
import { formatDay, formatDateTime, formatTime } from "./dates.server.ts";

test("a date is the Swiss one, in the visitor's language", () => {
  expect(formatDay("2026-11-15T23:30:00.000Z", "en")).toBe("16 November 2026");
  expect(formatDay("2026-11-15T23:30:00.000Z", "de")).toBe("16. November 2026");
  expect(formatTime("2026-07-01T12:05:00.000Z", "en")).toBe("14:05");
  expect(formatDateTime("2026-07-01T12:05:00.000Z", "de")).toMatch(/^1\. Juli 2026.+14:05$/);
});
