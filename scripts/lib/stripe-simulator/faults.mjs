/**
 * Faults between the shop and Stripe:
 * - `silence-after-commit`: the work is done, and the response never comes
 * - `reset-after-commit`: the work is done, and the connection breaks
 * - `reset-before-commit`: the connection breaks, and nothing was done
 * - `500-after-commit`: the work is done, and the response (for this key for ever) is 500
 * - `429`: too many requests, nothing was done
 * - `403`: the key may not do this, nothing was done
 * @typedef {"silence-after-commit" | "reset-after-commit" | "reset-before-commit" | "500-after-commit" | "429" | "403"} Fault
 */

/** @typedef {{ operation: string, key: string | undefined }} Call */

/** Chooses which calls fail. `choose` is asked about each call without a queued fault; randomized runs set it. */
export function createFaults() {
  /** @type {{ fault: Fault, operation: string | undefined }[]} */
  const queue = [];
  return {
    /** @type {(call: Call) => Fault | null} */
    choose: () => null,
    /** Delay of every call before its work is done. @type {(call: Call) => number} */
    latencyMs: () => 0,

    /**
     * @param {Fault} fault for the next calls
     * @param {{ operation?: string, times?: number }} [which]
     */
    next(fault, { operation, times = 1 } = {}) {
      for (let n = 0; n < times; n++) queue.push({ fault, operation });
    },

    /** @param {Call} call */
    take(call) {
      const index = queue.findIndex(({ operation }) => !operation || operation === call.operation);
      if (index === -1) return this.choose(call);
      return queue.splice(index, 1)[0]?.fault ?? null;
    },
  };
}
