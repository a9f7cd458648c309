import { CHECKOUT_REFUSALS } from "@wren/domain";
import { Refused } from "./place-order";

type Answering = { badRequest(code: string, details: object): void; conflict(code: string, details: object): void };

/** Answers an expected refusal in Strapi's form: its code as the message, and the current figures in the details. */
export async function answerRefusal(ctx: Answering, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, details } = error;
    if (CHECKOUT_REFUSALS[code] === 400) ctx.badRequest(code, details);
    else ctx.conflict(code, details);
  }
}
