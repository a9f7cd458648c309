import { factories, type Core } from "@strapi/strapi";
import { judgeAddress, type ValidateIpResponse } from "@wren/domain";

const UID = "api::website.website";

type WebsiteService = { validateIp(ip: string): Promise<ValidateIpResponse> };

/** Strapi's registry forgets the types of our own methods; this remembers them. */
export function websiteService(strapi: Core.Strapi) {
  return strapi.service(UID) as unknown as WebsiteService;
}

export default factories.createCoreService(UID, ({ strapi }): WebsiteService => ({
  async validateIp(ip) {
    const website = await strapi.documents(UID).findFirst({ populate: { maintenance: { populate: ["message"] } } });
    const { enabled, allowList, message } = website?.maintenance ?? {};
    return judgeAddress(
      {
        enabled: enabled ?? false,
        allowList: allowList ?? "",
        message: message?.en && message.de ? { en: message.en, de: message.de } : null,
      },
      ip,
    );
  },
}));
