import { errors } from "@strapi/utils";
import { CHECKOUT_REFUSALS } from "@wren/domain";
import { Refused } from "./place-order";

/** An expected no, in Strapi's form: its code as the message, and the figures of now in the details. */
export async function answerRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, details } = error;
    if (CHECKOUT_REFUSALS[code] === 400) throw new errors.ValidationError(code, details);
    throw new Conflict(code, details);
  }
}

/** Strapi has no class of its own for 409; its error handler takes the status of any HTTP error. */
class Conflict extends errors.HttpError {
  constructor(message: string, details: object) {
    super(message, details);
    this.name = "ConflictError";
    this.status = 409;
  }
}
