import { ApiError, invalidRequest } from "./api-error.mjs";

/** @typedef {{ status: number, body: object, headers?: Record<string, string> }} Answer */

const LONGEST_KEY = 255;

/**
 * Stripe's memory of POSTs: the first response to a key, whatever it was, is repeated for every repetition. Requests
 * refused before any work began are not remembered.
 */
export function createIdempotency() {
  /** @type {Map<string, { fingerprint: string, answer: Answer | null }>} */
  const memory = new Map();

  return {
    /** Forgets keys, as Stripe does after a day. */
    forget: () => memory.clear(),

    /**
     * @param {{ key: string | undefined, fingerprint: string }} request
     * @param {() => () => Promise<Answer>} prepare checks the request and returns the work to do; throws on a refusal
     * @returns {Promise<Answer>}
     */
    async once({ key, fingerprint }, prepare) {
      if (key === undefined) return prepare()();
      if (key.length > LONGEST_KEY) throw invalidRequest(`Idempotency keys have at most ${LONGEST_KEY} characters.`);

      const earlier = memory.get(key);
      if (earlier) return replay(earlier, { key, fingerprint });

      const work = prepare();
      /** @type {{ fingerprint: string, answer: Answer | null }} */
      const entry = { fingerprint, answer: null };
      memory.set(key, entry);
      entry.answer = await work();
      return entry.answer;
    },
  };
}

/**
 * @param {{ fingerprint: string, answer: Answer | null }} earlier
 * @param {{ key: string, fingerprint: string }} request
 * @returns {Answer}
 */
function replay(earlier, { key, fingerprint }) {
  if (earlier.fingerprint !== fingerprint) {
    throw new ApiError(400, {
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  if (!earlier.answer) {
    throw new ApiError(409, {
      type: "idempotency_error",
      code: "idempotency_key_in_use",
      message: `There is currently another in-progress request using this Idempotent Key: ${key}`,
    });
  }
  return { ...earlier.answer, headers: { ...earlier.answer.headers, "Idempotent-Replayed": "true" } };
}
