import { validateIpResponseSchema, type ValidateIpResponse } from "@wren/domain";
import { backend } from "./backend.server.ts";

/** Every first page of a visitor waits for this answer, so it must be quick or not count. */
const TIMEOUT_MS = 1_500;

/** The spec's call (section 7): is this address in maintenance? */
export async function validateIp(ip: string): Promise<ValidateIpResponse> {
  const call = { method: "POST", path: "/website/validateIp", body: { ip }, timeoutMs: TIMEOUT_MS } as const;
  const { body } = await backend.call(call);
  return validateIpResponseSchema.parse(body);
}
