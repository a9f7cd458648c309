import { expect, test } from "vitest";
import { describeReadiness } from "./health.ts";

test.each([
  [true, true, { ready: true, cms: "reachable" }],
  [true, false, { ready: true, cms: "reachable" }],
  [false, true, { ready: true, cms: "unreachable" }],
  [false, false, { ready: false, cms: "unreachable" }],
])("cms reachable: %s, content held: %s", (isReachable, hasContent, expected) => {
  expect(describeReadiness(isReachable, hasContent)).toMatchObject(expected);
});
