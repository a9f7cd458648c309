import type { Core } from "@strapi/strapi";
import { env } from "../../../platform/env";
import { findSigner } from "../../../platform/signer";
import { isSessionAlive } from "../../accounts/work/session-alive";
import { sign } from "./conversation-key";
import { findWelcome } from "./visitor";

type Holder = { accountId: number; sessionId: string };

/** A stream outlives the token it was opened with. A pass lets it load news for as long as the session lasts. */
export function passOf({ accountId, sessionId }: Holder): string {
  const text = `${String(accountId)}.${sessionId}`;
  return `${text}.${sign(`pass ${text}`)}`;
}

/** Holder of a pass; null when it is forged, or its session or account has ended. */
export async function holderOf(strapi: Core.Strapi, pass: string): Promise<Holder | null> {
  const [account = "", sessionId = "", signature = "", ...rest] = pass.split(".");
  const macBy = (secret: string) => Buffer.from(sign(`pass ${account}.${sessionId}`, secret));
  const isOurs = rest.length === 0 && findSigner(env("APP_KEYS"), Buffer.from(signature), macBy) !== null;
  if (!isOurs || !(await isSessionAlive(strapi, sessionId))) return null;
  const accountId = Number(account);
  return (await findWelcome(strapi, accountId)) && { accountId, sessionId };
}
