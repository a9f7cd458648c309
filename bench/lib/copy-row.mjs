import { randomUUID } from "node:crypto";

const UNIQUE = new Set([
  ...["document_id", "number", "secret_hash", "token_hash", "message_id", "key", "ref"],
  ...["mobile_id", "nest_id", "support_id", "username", "email"],
]);

/** Drivers read JSON as objects and write it as text. @param {Record<string, any>} row */
export function withText(row) {
  const isJson = (/** @type {unknown} */ value) =>
    typeof value === "object" && value !== null && !(value instanceof Date);
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, isJson(value) ? JSON.stringify(value) : value]),
  );
}

/** The row as a new one: other keys, everything else the same. @param {Record<string, unknown> | undefined} row */
export function withOwnKeys(row = {}) {
  const { id, ...others } = row;
  void id; // The database gives a new one.
  return Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, UNIQUE.has(key) ? randomUUID() : value]),
  );
}
