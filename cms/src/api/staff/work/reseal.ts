import { createDecipheriv, createHash, createHmac } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { env } from "../../../platform/env";
import { table } from "../../../platform/rows/table";
import { secondFactors } from "./rows";
import { reseal } from "./sealed";

type ApiTokenRow = { id: number; accessKey: string; encryptedKey: string | null };
type Encryption = { encrypt: (text: string) => string };

/**
 * Seals anew what older values of `ENCRYPTION_KEY` and `API_TOKEN_SALT` have sealed, so that they can be dropped.
 * Strapi itself knows one value of each.
 */
export async function resealSecrets(strapi: Core.Strapi): Promise<void> {
  if (env("ENCRYPTION_KEY").length > 1) await resealFactors(strapi);
  if (env("ENCRYPTION_KEY").length > 1 || env("API_TOKEN_SALT").length > 1) await resealApiTokens(strapi);
}

async function resealFactors(strapi: Core.Strapi): Promise<void> {
  for (const { id, secret, userId } of await secondFactors(strapi).findMany({ where: {} })) {
    const resealed = reseal(secret, userId);
    if (resealed) await secondFactors(strapi).updateMany({ id, secret }, { secret: resealed });
  }
}

async function resealApiTokens(strapi: Core.Strapi): Promise<void> {
  const tokens = table<ApiTokenRow>(strapi, "admin::api-token");
  const { encrypt } = strapi.service("admin::encryption") as Encryption;
  for (const { id, accessKey, encryptedKey } of await tokens.findMany({ where: {} })) {
    const token = encryptedKey && openApiToken(encryptedKey);
    // Tokens from before Strapi kept them encrypted cannot be read.
    if (token)
      await tokens.updateMany({ id, accessKey }, { accessKey: hashApiToken(token), encryptedKey: encrypt(token) });
  }
}

/** As Strapi's own service does it, with every value of the key. */
function openApiToken(encrypted: string): string | null {
  const [, iv = "", text = "", tag = ""] = encrypted.split(":");
  for (const secret of env("ENCRYPTION_KEY")) {
    const key = createHash("sha256").update(secret).digest();
    const decipher = createDecipheriv("aes-256-gcm", key, Buffer.from(iv, "hex")).setAuthTag(Buffer.from(tag, "hex"));
    try {
      return decipher.update(text, "hex", "utf8") + decipher.final("utf8");
    } catch {
      // Another value of the key has sealed it.
    }
  }
  return null;
}

function hashApiToken(token: string): string {
  return createHmac("sha512", env("API_TOKEN_SALT")[0]).update(token).digest("hex");
}
