import { MINUTE_MS } from "@wren/domain";

const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS;

/** Amounts to more than three days of trying. */
export const MAX_ATTEMPTS = 14;

/** One minute after the first failure, then doubling, at most a day. */
export function retryDelayMs(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/** The receiving server rejects this address or this text permanently; trying again would only annoy it. */
export function isFinal(error: unknown): boolean {
  return codeOf(error) === "EENVELOPE" && statusOf(error) >= 500;
}

/** Uses codes only, because messages of mail servers quote addresses. */
export function describeFailure(error: unknown): string {
  return `${codeOf(error)} ${String(statusOf(error) || "")}`.trim();
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

function statusOf(error: unknown): number {
  return error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
}
