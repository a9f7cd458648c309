import { validateIpResponseSchema, type ValidateIpResponse } from "@wren/domain";
import { env } from "#app/env.server.ts";

/** Every first page of a visitor waits for this answer, so it must be quick or not count. */
const TIMEOUT_MS = 1_500;

/** The spec's call (section 7): is this address in maintenance? */
export async function validateIp(ip: string): Promise<ValidateIpResponse> {
  const response = await fetch(new URL("/api/website/validateIp", env.CMS_URL), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ip }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`validateIp answered ${String(response.status)}`);
  return validateIpResponseSchema.parse(await response.json());
}
