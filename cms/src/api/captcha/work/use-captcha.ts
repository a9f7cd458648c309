import type { Core } from "@strapi/strapi";
import { removeSome } from "../../../platform/retention/remove-some";
import { hashOf } from "../../../platform/hash";
import { table } from "../../../platform/strapi-edges";
import type { Captcha } from "./captcha-id";

const CAPTCHA_UID = "api::captcha.captcha";

/** From now on the captcha counts no more, whatever was answered. Fails by the unique index when it was used before. */
export async function useCaptcha(strapi: Core.Strapi, { id, expiresAt }: Captcha): Promise<void> {
  await table(strapi, CAPTCHA_UID).create({ idHash: hashOf(id), expiresAt });
}

/** One that is too old is refused by its id alone. */
export async function eraseCaptchas(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }) {
  return removeSome(strapi, CAPTCHA_UID, { where: { expiresAt: { $lt: now } }, limit });
}
