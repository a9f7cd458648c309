import { expect, test } from "vitest";
import { redirectTargetOf } from "./manifest-rules.ts";

const RULES = [
  { from: "/faq", to: "/support/kb", status: 301 },
  { from: "/press", to: "https://press.example/wren", status: 302 },
] as const;

test.each([
  ["/faq", "/support/kb"],
  ["/de/faq/?q=sim#top", "/de/support/kb?q=sim#top"],
  ["/press?from=here", "https://press.example/wren"],
  ["/faqs", null],
  ["/", null],
])("%s leads to %s", (path, elsewhere) => {
  expect(redirectTargetOf(path, RULES)).toBe(elsewhere);
});
