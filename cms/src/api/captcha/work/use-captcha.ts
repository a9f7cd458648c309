import type { Core } from "@strapi/strapi";
import { hashOf } from "../../../platform/hash";
import { table } from "../../../platform/rows/table";
import type { Captcha } from "./captcha-id";

export type CaptchaRow = { idHash: string; expiresAt: string };

const usedCaptchas = (strapi: Core.Strapi) => table<CaptchaRow>(strapi, "api::captcha.captcha");

/** Marks the captcha as used, whatever was answered. Fails by the unique index when it was used before. */
export async function useCaptcha(strapi: Core.Strapi, { id, expiresAt }: Captcha): Promise<void> {
  await usedCaptchas(strapi).create({ idHash: hashOf(id), expiresAt });
}

/** Erases used captchas that have expired: their ids are refused by their age alone. */
export async function eraseCaptchas(strapi: Core.Strapi, { now, limit }: { now: Date; limit: number }) {
  return usedCaptchas(strapi).removeSome({ expiresAt: { $lt: now } }, { by: "expiresAt", limit });
}
