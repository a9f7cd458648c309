/** @typedef {import("./shapes.mjs").Shape} Shape */

/**
 * Lists why a reader could refuse what a writer of another release sends. Bounds and patterns are not compared.
 * @param {Shape} reader
 * @param {Shape} writer
 * @param {string} at
 * @returns {string[]}
 */
export function refusals(reader, writer, at) {
  return variantsOf(writer).flatMap((written) => {
    const tries = variantsOf(reader).map((read) => refusalsOfOne(read, written, at));
    return tries.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

/**
 * @param {Shape} shape
 * @returns {Shape[]}
 */
function variantsOf(shape) {
  if (Array.isArray(shape.type)) return shape.type.map((type) => ({ ...shape, type }));
  const variants = shape.anyOf ?? shape.oneOf;
  return variants ? variants.flatMap(variantsOf) : [shape];
}

/**
 * @param {Shape} reader
 * @param {Shape} writer
 * @param {string} at
 * @returns {string[]}
 */
function refusalsOfOne(reader, writer, at) {
  if (!accepts(reader.type, writer.type)) return [`${at} is ${String(writer.type)} instead of ${String(reader.type)}`];
  const values = valuesOf(reader);
  if (values) {
    const written = valuesOf(writer);
    if (!written) return [`${at} is any ${String(writer.type)} instead of ${JSON.stringify(values)}`];
    return written.flatMap((value) =>
      values.includes(value) ? [] : [`${at} has the new value ${JSON.stringify(value)}`],
    );
  }
  return [...refusalsOfKeys(reader, writer, at), ...refusalsOfParts(reader, writer, at)];
}

/**
 * @param {Shape["type"]} read
 * @param {Shape["type"]} written
 */
function accepts(read, written) {
  return read === undefined || read === written || (read === "number" && written === "integer");
}

/** @param {Shape} shape */
function valuesOf(shape) {
  return "const" in shape ? [shape.const] : shape.enum;
}

/**
 * @param {Shape} reader
 * @param {Shape} writer
 * @param {string} at
 */
function refusalsOfKeys(reader, writer, at) {
  const missing = (reader.required ?? []).filter((key) => !writer.required?.includes(key));
  const isStrict = reader.additionalProperties === false;
  const unknown = Object.keys(writer.properties ?? {}).filter((key) => isStrict && !(key in (reader.properties ?? {})));
  return [
    ...missing.map((key) => `${at}.${key} is required and may be missing`),
    ...unknown.map((key) => `${at}.${key} is unknown and refused`),
  ];
}

/**
 * @param {Shape} reader
 * @param {Shape} writer
 * @param {string} at
 */
function refusalsOfParts(reader, writer, at) {
  const keys = Object.keys(reader.properties ?? {});
  const parts = keys.map(
    (key) => /** @type {const} */ ([`${at}.${key}`, reader.properties?.[key], writer.properties?.[key]]),
  );
  const others = /** @type {const} */ ([`${at}[…]`, reader.additionalProperties, writer.additionalProperties]);
  const items = /** @type {const} */ ([`${at}[]`, reader.items, writer.items]);
  return [...parts, others, items].flatMap(([place, read, written]) =>
    typeof read === "object" && typeof written === "object" ? refusals(read, written, place) : [],
  );
}
