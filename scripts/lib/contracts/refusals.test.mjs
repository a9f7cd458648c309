import assert from "node:assert/strict";
import { test } from "node:test";
import { refusals } from "./refusals.mjs";

const TEXT = { type: "string" };
/**
 * @param {Record<string, import("./shapes.mjs").Shape>} properties
 * @param {object} [more]
 */
const object = (properties, more = {}) => ({ type: "object", properties, required: Object.keys(properties), ...more });

test("the same shape, an added key and a narrower one are no refusal", () => {
  assert.deepEqual(refusals(object({ a: TEXT }), object({ a: TEXT }), "it"), []);
  assert.deepEqual(refusals(object({ a: TEXT }), object({ a: TEXT, b: TEXT }), "it"), []);
  assert.deepEqual(refusals(object({ a: { anyOf: [TEXT, { type: "null" }] } }), object({ a: TEXT }), "it"), []);
  assert.deepEqual(refusals({ type: "number" }, { type: "integer" }, "it"), []);
});

/** @type {[string, import("./shapes.mjs").Shape, import("./shapes.mjs").Shape, string][]} */
const BREAKING = [
  [
    "a required key that is gone",
    object({ a: TEXT, b: TEXT }),
    object({ a: TEXT }),
    "it.b is required and may be missing",
  ],
  [
    "a required key that became optional",
    object({ a: TEXT }),
    object({ a: TEXT }, { required: [] }),
    "it.a is required and may be missing",
  ],
  ["another type", object({ a: TEXT }), object({ a: { type: "integer" } }), "it.a is integer instead of string"],
  [
    "a value that may be null now",
    object({ a: TEXT }),
    object({ a: { anyOf: [TEXT, { type: "null" }] } }),
    "it.a is null instead of string",
  ],
  [
    "a new value of an enumeration, in a list",
    { type: "array", items: { type: "string", enum: ["paid"] } },
    { type: "array", items: { type: "string", enum: ["paid", "lost"] } },
    'it[] has the new value "lost"',
  ],
  [
    "any text instead of one of an enumeration",
    { type: "string", enum: ["paid"] },
    TEXT,
    'it is any string instead of ["paid"]',
  ],
  [
    "a variant that the reader does not know",
    { oneOf: [object({ kind: { type: "string", const: "a" } })] },
    { oneOf: [object({ kind: { type: "string", const: "a" } }), object({ kind: { type: "string", const: "b" } })] },
    'it.kind has the new value "b"',
  ],
  [
    "a key that a strict reader does not know",
    object({ a: TEXT }, { additionalProperties: false }),
    object({ a: TEXT, b: TEXT }),
    "it.b is unknown and refused",
  ],
  [
    "another type in a record",
    { type: "object", additionalProperties: TEXT },
    { type: "object", additionalProperties: { type: "integer" } },
    "it[…] is integer instead of string",
  ],
];

for (const [kind, reader, writer, refusal] of BREAKING)
  test(`${kind} is named`, () => assert.deepEqual(refusals(reader, writer, "it"), [refusal]));
