import assert from "node:assert/strict";
import { test } from "node:test";
import { withImports } from "./imports.mjs";

test("the admin's build depends on the cms's files that it imports, and on what these import", () => {
  const files = withImports(["cms/src/admin/orders/order-table.tsx"]);
  assert.ok(files.includes("cms/src/admin/orders/order-table.tsx"));
  assert.ok(files.includes("cms/src/api/orders/work/line-names.ts"));
  assert.ok(files.includes("cms/src/api/subscriptions/work/service-words.ts"));
});

test("web's short cuts, domain and files by the name they have once built are followed", () => {
  const files = withImports(["web/app/routes/shop/checkout.tsx"]);
  assert.ok(files.includes("web/app/visit/visit.server.ts"));
  assert.ok(files.includes("domain/src/contracts/checkout.ts"));
  assert.ok(withImports(["e2e/support/subscriptions.ts"]).includes("domain/src/identifier.ts"));
});

test("packages from outside and what does not exist are left out", () => {
  assert.deepEqual(withImports(["scripts/lib/paths.mjs"]), ["scripts/lib/paths.mjs"]);
});
