import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "@wren/domain";
import { env } from "#app/env.server.ts";

const [secret] = env.VISITOR_KEY_SECRET ?? [randomBytes(32).toString("hex")];

/** A key that tells visitors apart for rate limits; nobody can recover the address from it. */
export function visitorKey(address: string): string {
  return createHmac("sha256", secret).update(networkOf(address)).digest("base64url");
}
