import { createHmac } from "node:crypto";
import { MINUTE_MS } from "@wren/domain";
import { env } from "../env";
import { clock } from "../process/clock";
import { findSigner } from "../signer";

/** With it, web reads drafts instead of published content. */
export const PREVIEW_PASS_HEADER = "X-Preview-Pass";

/** Long enough to look at a page in both languages; the editor makes a new one each time it is opened. */
const LASTS_MS = 30 * MINUTE_MS;

/** Lets its holder read drafts for a while. Nothing is kept about it: the time of its end is in it, and signed. */
export function makePreviewPass(): string {
  const until = Math.floor((clock.now().getTime() + LASTS_MS) / 1_000).toString(36);
  return `${until}.${macBy(env("APP_KEYS")[0], until).toString("base64url")}`;
}

export function isPreviewPass(pass: string): boolean {
  const [until = "", signature = "", ...rest] = pass.split(".");
  const mac = Buffer.from(signature, "base64url");
  const isOurs = rest.length === 0 && findSigner(env("APP_KEYS"), mac, (secret) => macBy(secret, until)) !== null;
  return isOurs && Number.parseInt(until, 36) * 1_000 > clock.now().getTime();
}

function macBy(secret: string, until: string): Buffer {
  return createHmac("sha256", secret).update(`preview ${until}`).digest();
}
