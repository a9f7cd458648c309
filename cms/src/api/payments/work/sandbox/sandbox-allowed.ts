import { env } from "../../../../platform/env";

/** Payments are simulated only where strangers cannot take them for real. */
export function isSandboxAllowed(): boolean {
  const { hostname } = new URL(env("PUBLIC_URL"));
  const isLoopback = hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
  return isLoopback || env("ALLOW_SANDBOX");
}
