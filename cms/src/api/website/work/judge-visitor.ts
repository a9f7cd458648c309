import type { Core } from "@strapi/strapi";
import { judgeAddress, type ValidateIpResponse } from "@wren/domain";
import { isSiteClosed } from "../../../platform/site-opening";

/** Tells whether maintenance, or a site that is not open yet, blocks this address, and with which message. */
export async function judgeVisitor(strapi: Core.Strapi, ip: string): Promise<ValidateIpResponse> {
  const website = await strapi
    .documents("api::website.website")
    .findFirst({ populate: { maintenance: { populate: ["message"] } } });
  const { enabled, allowList, message } = website?.maintenance ?? {};
  return judgeAddress(
    {
      enabled: enabled ?? false,
      isClosed: await isSiteClosed(strapi),
      allowList: allowList ?? "",
      message: message?.en && message.de ? { en: message.en, de: message.de } : null,
    },
    ip,
  );
}
