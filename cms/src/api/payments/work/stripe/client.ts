import Stripe from "stripe";

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export type StripeAccess = {
  secretKey: string;
  /** Address of Stripe's simulator; Stripe itself when left out. */
  apiUrl?: string | undefined;
  timeoutMs?: number;
};

export function createStripeClient({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    ...(apiUrl && otherHost(apiUrl, secretKey)),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    // Telemetry would also tell Stripe the name and the kernel of our machine.
    telemetry: false,
  });
}

export function isLiveKey(secretKey: string): boolean {
  return /^[a-z]+_live_/.test(secretKey);
}

function otherHost(apiUrl: string, secretKey: string) {
  if (isLiveKey(secretKey)) throw new Error("STRIPE_API_URL is for tests: a live key goes to Stripe only.");
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ("http" as const) : ("https" as const),
  };
}
