import { env } from "../../../../platform/env";

/** Payments are simulated only in the demo, where strangers cannot take them for real, or where an operator says so. */
export function isSandboxAllowed(): boolean {
  const { hostname } = new URL(env("PUBLIC_URL"));
  const isLoopback = hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
  return (isLoopback && env("SEED_DEMO_CONTENT")) || env("ALLOW_SANDBOX");
}
