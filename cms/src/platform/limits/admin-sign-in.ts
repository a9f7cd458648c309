import { networkOf } from "@wren/domain";
import { hash, type Asking } from "./keys";
import type { Limit } from "./limits";

const MINUTES = 60;

/**
 * Wrong passwords of staff. A stranger's count for the stranger's network, alone and together with the account, and slow
 * the account down from everywhere; none of it refuses the owner elsewhere (docs/decisions/026).
 */
export const ADMIN_SIGN_IN: Limit = {
  call: "POST /admin/login",
  perVisitor: { points: 20, seconds: 10 * MINUTES },
  perPair: { field: "email", points: 5, seconds: 5 * MINUTES },
  perAccount: { field: "email", points: 20, seconds: 60 * MINUTES, beyond: "slow" },
  onlyFailures: true,
};

/** Every call that can begin a session of staff: a code of a second factor could be guessed at each. */
export function isAdminSignIn({ method, path }: { method: string; path: string }): boolean {
  return method === "POST" && /^\/admin\/(?:login|register|reset-password)\/*$/i.test(path);
}

/**
 * The network that asks. Staff come through a proxy on this machine, which adds their address to the end of the header;
 * what stands before it, anybody could have written.
 */
export function adminNetwork(ctx: Asking): string {
  const forwarded = ctx.get("X-Forwarded-For").split(",").at(-1)?.trim() ?? "";
  const address = isLoopback(ctx.request.ip) && forwarded !== "" ? forwarded : ctx.request.ip;
  return hash(`admin ${networkOf(address)}`);
}

function isLoopback(ip: string): boolean {
  return ip === "::1" || /^(?:::ffff:)?127\./.test(ip);
}
