import { sandboxActResponseSchema, sandboxPaymentSchema, type SandboxAction, type SandboxPayment } from "@wren/domain";
import { contentUnavailable } from "#app/lib/responses.ts";
import { backend } from "./backend.server.ts";
import { logBrokenContract } from "./checkout.server.ts";
import { classifyFailure } from "./refusals.server.ts";

/** A sandbox payment, or null when it is unknown, as it always is with a real provider. */
export async function findSandboxPayment(ref: string): Promise<SandboxPayment | null> {
  return orNull(async () => {
    const { body } = await backend.call({ method: "POST", path: "/sandbox-payments/look-up", body: { ref } });
    return sandboxPaymentSchema.parse(body);
  });
}

/** Plays a payment. @returns the address to which the provider sends the buyer */
export async function playSandboxPayment(ref: string, action: SandboxAction): Promise<string | null> {
  return orNull(async () => {
    const { body } = await backend.call({ method: "POST", path: "/sandbox-payments/act", body: { ref, action } });
    return sandboxActResponseSchema.parse(body).redirectUrl;
  });
}

async function orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    logBrokenContract(error);
    if (classifyFailure(error).refusal) return null;
    throw contentUnavailable();
  }
}
