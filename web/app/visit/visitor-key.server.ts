import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "@wren/domain";
import { env } from "#app/env.server.ts";

const secret = env.VISITOR_KEY_SECRET ?? randomBytes(32).toString("hex");

/** Tells visitors apart for rate limits without telling who they are: nobody can get the address back from it. */
export function visitorKey(address: string): string {
  return createHmac("sha256", secret).update(networkOf(address)).digest("base64url");
}
