/**
 * Unwraps entries of version 4, which wraps each entry in `attributes` and each relation in `data`. Contracts describe
 * the plain form of version 5.
 */
export function unwrapEntries(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapEntries);
  if (!isRecord(value)) return value;
  if ("attributes" in value && isRecord(value.attributes)) {
    const { attributes, ...identity } = value;
    return { ...identity, ...unwrapFields(attributes) };
  }
  if ("data" in value && Object.keys(value).length === 1) return unwrapEntries(value.data);
  return unwrapFields(value);
}

function unwrapFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, unwrapEntries(value)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
