import { createHmac } from "node:crypto";
import type { Secrets } from "../../../platform/env";
import { findSigner } from "../../../platform/signer";

/**
 * Signs a token (JWT, HS256) anew that an older value of our secret signed: Strapi knows only one value, and goes on to
 * judge the rest of the token. Every other token stays as it is.
 */
export function withCurrentSignature(token: string, secrets: Secrets): string {
  const [current] = secrets;
  const { signed, signer } = readToken(token, secrets);
  return signer === null || signer === current ? token : `${signed}.${macBy(current, signed).toString("base64url")}`;
}

/** A token as Strapi signs them. */
export function signToken(claims: object, [current]: Secrets): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${macBy(current, signed).toString("base64url")}`;
}

/** Reads the session of a token that we signed, also when Strapi no longer accepts it. */
export function sessionIdOf(token: string, secrets: Secrets): string | null {
  const { signed, signer } = readToken(token, secrets);
  if (signer === null) return null;
  const [, payload = ""] = signed.split(".");
  const { sessionId } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { sessionId?: unknown };
  return typeof sessionId === "string" ? sessionId : null;
}

function readToken(token: string, secrets: Secrets): { signed: string; signer: string | null } {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const signed = `${header}.${payload}`;
  const signer = findSigner(secrets, Buffer.from(signature, "base64url"), (secret) => macBy(secret, signed));
  return { signed, signer };
}

function macBy(secret: string, signed: string): Buffer {
  return createHmac("sha256", secret).update(signed).digest();
}
