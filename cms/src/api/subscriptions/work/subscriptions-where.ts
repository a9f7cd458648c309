import type { Core } from "@strapi/strapi";
import { parseIdentifier, SUBSCRIPTION_IDENTIFIERS } from "@wren/domain";
import { idsOfAddress } from "../../../platform/rows/ids-of-address";
import { subscriptions } from "./rows";

const FIELDS = { mobile: "mobileId", nest: "nestId", support: "supportId" } as const;

/** Filter by an identifier of any kind, or by the mail address. */
export async function subscriptionsWhere(strapi: Core.Strapi, search: string): Promise<object> {
  if (search === "") return {};
  const parsed = parseIdentifier(search, SUBSCRIPTION_IDENTIFIERS);
  if (parsed) return { [FIELDS[parsed.kind]]: parsed.identifier };
  return { id: { $in: await idsOfAddress(subscriptions(strapi), search) } };
}
