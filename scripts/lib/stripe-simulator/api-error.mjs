/** @typedef {{ type: string, message: string, code?: string, param?: string }} ErrorBody */

/** An error response in Stripe's format. */
export class ApiError extends Error {
  /**
   * @param {number} status
   * @param {ErrorBody} body
   */
  constructor(status, body) {
    super(body.message);
    this.status = status;
    this.body = { error: body };
  }
}

/**
 * @param {string} message
 * @param {{ param?: string, code?: string }} [where]
 */
export function invalidRequest(message, where = {}) {
  return new ApiError(400, { type: "invalid_request_error", message, ...where });
}

/**
 * @param {string} kind
 * @param {string} id
 */
export function noSuch(kind, id) {
  return new ApiError(404, {
    type: "invalid_request_error",
    message: `No such ${kind}: '${id}'`,
    code: "resource_missing",
    param: "id",
  });
}
