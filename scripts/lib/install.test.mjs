import assert from "node:assert/strict";
import { test } from "node:test";
import { explainInstallFailure } from "./install.mjs";

test("a missing network, a full disk and a foreign folder are told in a sentence", () => {
  assert.match(
    explainInstallFailure("npm error code ENOTFOUND\nnpm error network request failed") ?? "",
    /cannot be reached/,
  );
  assert.match(explainInstallFailure("npm error code EAI_AGAIN") ?? "", /cannot be reached/);
  assert.match(explainInstallFailure("npm error nospc ENOSPC: no space left on device") ?? "", /disk is full/);
  assert.match(explainInstallFailure("npm error code EACCES") ?? "", /may not write/);
});

test("what nobody foresaw is not explained away", () => {
  assert.equal(explainInstallFailure("npm error code ERESOLVE"), null);
});
