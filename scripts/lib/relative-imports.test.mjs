import assert from "node:assert/strict";
import { test } from "node:test";
import { withImports } from "./relative-imports.mjs";

test("the admin's build depends on the cms's files that it imports, and on what these import", () => {
  const files = withImports(["cms/src/admin/orders/order-table.tsx"]);
  assert.ok(files.includes("cms/src/admin/orders/order-table.tsx"));
  assert.ok(files.includes("cms/src/lib/shop/line-names.ts"));
  assert.ok(files.includes("cms/src/lib/services/service-words.ts"));
});
