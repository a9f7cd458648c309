import { invalidRequest } from "./api-error.mjs";

/**
 * Parses one parameter, or refuses it as Stripe would.
 * @template T
 * @typedef {(value: unknown, param: string) => T} Reader
 */

/**
 * @template T
 * @param {Reader<T>} reader
 * @returns {Reader<T | undefined>}
 */
export function optional(reader) {
  return (value, param) => (value === undefined ? undefined : reader(value, param));
}

/**
 * @param {{ max?: number }} [limits]
 * @returns {Reader<string>}
 */
export function text({ max = 5000 } = {}) {
  return (value, param) => {
    if (value === undefined) throw invalidRequest(`Missing required param: ${param}.`, at(param, "parameter_missing"));
    if (typeof value !== "string") throw invalidRequest(`Invalid string: ${param}`, at(param));
    if (value === "")
      throw invalidRequest(`You passed an empty string for '${param}'.`, at(param, "parameter_invalid_empty"));
    if (value.length > max) throw invalidRequest(`${param} must be at most ${max} characters`, at(param));
    return value;
  };
}

/**
 * @param {{ min: number, max: number }} limits
 * @returns {Reader<number>}
 */
export function integer({ min, max }) {
  return (value, param) => {
    const digits = text()(value, param);
    if (!/^-?\d+$/.test(digits))
      throw invalidRequest(`Invalid integer: ${digits}`, at(param, "parameter_invalid_integer"));
    const number = Number(digits);
    if (number < min) throw invalidRequest(`${param} must be at least ${min}`, at(param, "parameter_invalid_integer"));
    if (number > max) throw invalidRequest(`${param} must be at most ${max}`, at(param, "parameter_invalid_integer"));
    return number;
  };
}

/**
 * @template {string} T
 * @param {T[]} values
 * @returns {Reader<T>}
 */
export function oneOf(...values) {
  return (value, param) => {
    const given = text()(value, param);
    const known = values.find((one) => one === given);
    if (!known) throw invalidRequest(`Invalid ${param}: must be one of ${values.join(", ")}`, at(param));
    return known;
  };
}

/** @type {Reader<boolean>} */
export function flag(value, param) {
  return oneOf("true", "false")(value, param) === "true";
}

/** @type {Reader<string>} */
export function email(value, param) {
  const address = text({ max: 512 })(value, param);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
    throw invalidRequest(`Invalid email address: ${address}`, at(param, "email_invalid"));
  }
  return address;
}

/** Address to which a buyer is sent: https, or on the same machine. @type {Reader<string>} */
export function webAddress(value, param) {
  const address = text()(value, param);
  const url = URL.canParse(address) ? new URL(address) : null;
  const isLoopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? "");
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback)) return address;
  throw invalidRequest("Not a valid URL", at(param, "url_invalid"));
}

/**
 * @template T
 * @param {Reader<T>} reader for each item
 * @param {{ min?: number, max: number }} length
 * @returns {Reader<T[]>}
 */
export function list(reader, { min = 1, max }) {
  return (value, param) => {
    const entries = Object.entries(branch(value, param));
    if (entries.length < min || entries.length > max) throw invalidRequest(`Invalid array: ${param}`, at(param));
    return entries.map(([, entry], index) => {
      const isInOrder = entries[index]?.[0] === String(index);
      if (!isInOrder) throw invalidRequest(`Invalid array: ${param}`, at(param));
      return reader(entry, `${param}[${index}]`);
    });
  };
}

/**
 * @template {Record<string, Reader<unknown>>} S
 * @param {S} shape
 * @returns {Reader<{ [K in keyof S]: ReturnType<S[K]> }>}
 */
export function object(shape) {
  return (value, param) => {
    const given = branch(value, param);
    const pathOf = (/** @type {string} */ name) => (param ? `${param}[${name}]` : name);
    for (const name of Object.keys(given)) {
      if (Object.hasOwn(shape, name)) continue;
      throw invalidRequest(`Received unknown parameter: ${pathOf(name)}`, at(pathOf(name), "parameter_unknown"));
    }
    const read = Object.entries(shape).map(([name, reader]) => [name, reader(given[name], pathOf(name))]);
    return Object.fromEntries(read);
  };
}

/** @type {Reader<Record<string, string>>} */
export function metadata(value, param) {
  const pairs = Object.entries(branch(value, param));
  if (pairs.length > 50) throw invalidRequest("Metadata can have up to 50 keys", at(param));
  return Object.fromEntries(
    pairs.map(([key, entry]) => {
      if (key.length > 40) throw invalidRequest(`Metadata key too long: ${key}`, at(param));
      return [key, text({ max: 500 })(entry, `${param}[${key}]`)];
    }),
  );
}

/**
 * @param {unknown} value
 * @param {string} param
 * @returns {import("./form.mjs").Form}
 */
function branch(value, param) {
  if (value === undefined) throw invalidRequest(`Missing required param: ${param}.`, at(param, "parameter_missing"));
  if (typeof value !== "object" || value === null) throw invalidRequest(`Invalid object: ${param}`, at(param));
  return /** @type {import("./form.mjs").Form} */ (value);
}

/**
 * @param {string} param
 * @param {string} [code]
 */
function at(param, code) {
  return code ? { param, code } : { param };
}
