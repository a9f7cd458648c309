import { expect, test } from "vitest";
import { describeReadiness } from "./health.ts";

const sound = { isReachable: true, hasContent: true, hasReadContent: true, isSound: true, isStopping: false };

test.each([
  [{}, { ready: true, cms: "reachable" }],
  [{ hasContent: false }, { ready: true, cms: "reachable" }],
  [{ isReachable: false }, { ready: true, cms: "unreachable" }],
  [
    { isReachable: false, hasContent: false },
    { ready: false, cms: "unreachable" },
  ],
  [{ hasReadContent: false }, { ready: false, cms: "reachable" }],
  [
    { isReachable: false, hasReadContent: false },
    { ready: true, cms: "unreachable" },
  ],
  [{ isSound: false }, { ready: false, cms: "reachable" }],
  [{ isStopping: true }, { ready: false, cms: "reachable" }],
])("sound but for %o", (state, expected) => {
  expect(describeReadiness({ ...sound, ...state })).toMatchObject(expected);
});
