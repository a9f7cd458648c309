import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { createBackendClient } from "./client.server.ts";

/** The cms answers in milliseconds; this is the longest that a visitor waits. */
const TIMEOUT_MS = 5_000;

/** The backend client, configured by the environment. */
export const backend = createBackendClient({
  baseUrl: env.CMS_URL,
  version: env.CMS_VERSION,
  prefix: env.CMS_PREFIX,
  timeoutMs: TIMEOUT_MS,
  onError: (error) => log.warn("backend-call-failed", { status: error.status, cause: error.message }),
});

/** True when the cms answers at all, whatever its content. */
export async function isCmsReachable(): Promise<boolean> {
  try {
    const response = await fetch(new URL("/_health", env.CMS_URL), { signal: AbortSignal.timeout(1_000) });
    return response.ok;
  } catch {
    return false;
  }
}
