/** Error answer of a wallet or a node. */
export class RpcError extends Error {
  /**
   * @param {number} code
   * @param {string} message
   */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** @typedef {(value: any) => boolean} Check */
/** @typedef {{ params: Record<string, Check>, run: (params: any) => object }} Method */

const UNKNOWN_METHOD = -32_601;
const WRONG_PARAMS = -32_602;

/**
 * Stricter than the real programs: only measured behaviour is simulated.
 * @param {Record<string, Method>} methods
 * @param {string} name
 * @param {Record<string, unknown>} params
 */
export function answer(methods, name, params) {
  const method = methods[name];
  if (!method) throw new RpcError(UNKNOWN_METHOD, `Method not found: ${name}`);
  for (const given of Object.keys(params))
    if (!(given in method.params)) throw new RpcError(WRONG_PARAMS, `${name} does not know ${given}`);
  for (const [wanted, isRight] of Object.entries(method.params))
    if (!isRight(params[wanted])) throw new RpcError(WRONG_PARAMS, `${name} cannot do with this ${wanted}`);
  return method.run(params);
}

/** @satisfies {Record<string, (...options: any[]) => Check>} */
export const is = {
  exactly: (wanted) => (value) => value === wanted,
  wholeNumber:
    (least = 0, most = Number.MAX_SAFE_INTEGER) =>
    (value) =>
      Number.isSafeInteger(value) && value >= least && value <= most,
  text: () => (value) => typeof value === "string",
  listOf: (isRight) => (value) => Array.isArray(value) && value.every(isRight),
};
