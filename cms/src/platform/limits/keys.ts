import { createHmac } from "node:crypto";
import { VISITOR_KEY_HEADER } from "@wren/domain";
import { env } from "../env";

export type Asking = {
  get(header: string): string;
  request: { ip: string; body?: unknown };
};

/** Identifies the visitor by the header that web sets, since only web reaches the cms; otherwise by the connection. */
export function visitorKey(ctx: Asking): string {
  return hash(ctx.get(VISITOR_KEY_HEADER) || `address ${ctx.request.ip}`);
}

/** Null when the body has no such field: the call will be refused anyway. */
export function fieldText(ctx: Asking, field: string): string | null {
  const value = new Map<string, unknown>(Object.entries(ctx.request.body ?? {})).get(field);
  return typeof value === "string" ? value.trim().toLowerCase() : null;
}

/** Keeps addresses out of the counters. */
export function hash(text: string): string {
  return createHmac("sha256", env("APP_KEYS")[0]).update(text).digest("base64url");
}
