import { MINUTE_MS } from "@wren/domain";
import type { Capability } from "../../platform/capability";
import { TRIES } from "../../platform/limits/budgets";
import { sendReminders } from "./work/send-reminders";

export const subscriptions: Capability = {
  limits: [{ call: "POST /shop/services/look-up", perVisitor: TRIES }],
  jobs: (strapi) => [
    { name: "subscription-reminders", everyMs: 10 * MINUTE_MS, run: (now) => sendReminders(strapi, now) },
  ],
};
