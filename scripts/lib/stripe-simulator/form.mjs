import { invalidRequest } from "./api-error.mjs";

/** @typedef {{ [name: string]: string | Form }} Form */

/**
 * Stripe's form encoding: `line_items[0][price_data][currency]=chf` is a tree. Lists are objects with the keys
 * 0, 1, 2 here; readers of a list put them in order.
 * @param {string} encoded
 * @returns {Form}
 */
export function parseForm(encoded) {
  const root = branch();
  for (const [name, value] of new URLSearchParams(encoded)) plant(root, pathOf(name), value);
  return root;
}

/** @param {string} name */
function pathOf(name) {
  if (!/^[^[\]]+(\[[^[\]]+\])*$/.test(name)) throw invalidRequest(`Invalid parameter name: ${name}`, { param: name });
  return name.split(/[[\]]+/).filter(Boolean);
}

/**
 * @param {Form} form
 * @param {string[]} path
 * @param {string} value
 */
function plant(form, [name = "", ...rest], value) {
  const there = form[name];
  if (rest.length === 0) {
    if (there !== undefined) throw invalidRequest(`Given twice: ${name}`, { param: name });
    form[name] = value;
    return;
  }
  if (typeof there === "string") throw invalidRequest(`Invalid object: ${name}`, { param: name });
  const child = there ?? branch();
  form[name] = child;
  plant(child, rest, value);
}

/** Without a prototype, because a parameter may be called "constructor". @returns {Form} */
function branch() {
  return Object.create(null);
}
