import { randomBytes } from "node:crypto";
import { addDays, addMonths, identifierOf, isoDayOf, type ServiceLine } from "@wren/domain";
import type { BootedCms } from "./boot";
import { rowsOf } from "./rows";

export const renewal = (identifier: string, months = 12): ServiceLine => ({ service: "renewal", identifier, months });
export const extension = (identifier: string, quotaGb = 200): ServiceLine => ({
  service: "extension",
  identifier,
  quotaGb,
});

type Facts = { days?: number; quotaGb?: number; email?: string; language?: "en" | "de"; today?: string };

/** A subscription without an owner, with this many days left. */
export async function subscribeNobody({ strapi }: BootedCms, facts: Facts = {}) {
  const { days = 73, quotaGb = 50, email = "ada@example.org", language = "en", today = isoDayOf(new Date()) } = facts;
  const rows = (name: string) => rowsOf(strapi, name);
  const mobileId = identifierOf("mobile", randomBytes(8));
  const nestId = identifierOf("nest", randomBytes(8));
  const supportId = identifierOf("support", randomBytes(8));
  const endsOn = addDays(today, days);
  const startsOn = addMonths(endsOn, -12);
  const data = { mobileId, nestId, supportId, startsOn, endsOn, quotaGb, email, language };
  const { id } = await rows("subscription").create({ data });
  return {
    id: Number(id),
    mobileId,
    nestId,
    supportId,
    endsOn,
    read: async () => {
      const { endsOn, quotaGb } = await rows("subscription").findOne({ where: { id } });
      return { endsOn, quotaGb };
    },
    history: async () =>
      (await rows("subscription-event").findMany({ where: { subscriptionId: id }, orderBy: { id: "asc" } })).map(
        ({ kind, endsOnAfter, quotaGbAfter }: Record<string, unknown>) => [kind, endsOnAfter, quotaGbAfter],
      ),
  };
}
