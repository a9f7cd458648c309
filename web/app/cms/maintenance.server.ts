import { validateIpResponseSchema, type ValidateIpResponse } from "@wren/domain";
import { backend } from "./backend.server.ts";

/** Short, because every visitor's first page waits for this call. */
const TIMEOUT_MS = 1_500;

/** The spec's call (section 7): tells whether this address is in maintenance. */
export async function validateIp(ip: string): Promise<ValidateIpResponse> {
  const call = { method: "POST", path: "/website/validateIp", body: { ip }, timeoutMs: TIMEOUT_MS } as const;
  const { body } = await backend.call(call);
  return validateIpResponseSchema.parse(body);
}
