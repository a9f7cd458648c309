import { expect, test } from "vitest";
import { recordChanges, type AuditedRecord } from "./record-changes";

const article = (priceChf: string): AuditedRecord => ({
  kind: "price",
  id: "a",
  name: "WREN-ONE",
  values: { priceChf },
});

test("a changed price is told with both values, and an unchanged record not at all", () => {
  const other: AuditedRecord = { kind: "price", id: "b", name: "CASE", values: { priceChf: "1" } };
  expect(recordChanges([article("100"), other], [article("120"), other])).toEqual([
    {
      kind: "price",
      action: "changed",
      subjectId: "a",
      subject: "WREN-ONE",
      changes: [{ field: "priceChf", isSecret: false, before: "100", after: "120" }],
    },
  ]);
});

test("a new and a deleted record are told with what they held", () => {
  expect(recordChanges([], [article("100")])).toMatchObject([
    { action: "created", changes: [{ before: null, after: "100" }] },
  ]);
  expect(recordChanges([article("100")], [])).toMatchObject([
    { action: "deleted", changes: [{ before: "100", after: null }] },
  ]);
});

test("a secret is told without either value", () => {
  const user = (password: string): AuditedRecord => ({
    kind: "user",
    id: "1",
    name: "Anna",
    values: { email: "anna@wren.example" },
    secrets: { password },
  });
  const changes = recordChanges([user("old-hash")], [user("new-hash")]);
  expect(changes[0]?.changes).toEqual([{ field: "password", isSecret: true, before: null, after: null }]);
  expect(JSON.stringify(changes)).not.toContain("hash");
});

test("a list is told by the items that came and went", () => {
  const role = (permissions: string[]): AuditedRecord => ({
    kind: "role",
    id: "1",
    name: "Editor",
    values: { permissions },
  });
  expect(recordChanges([role(["read", "update"])], [role(["publish", "read"])])[0]?.changes).toEqual([
    { field: "permissions", isSecret: false, before: "update", after: "publish" },
  ]);
  expect(recordChanges([role(["a", "b"])], [role(["b", "a"])])).toEqual([]);
});
