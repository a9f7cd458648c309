import type { Core } from "@strapi/strapi";
import { endsToRemindOf, isoDayOf, REMINDER_KINDS, type IsoDay, type ReminderKind } from "@wren/domain";
import { mailService } from "../../../platform/mail/mail-service";
import { env } from "../../../platform/env";
import { readShop } from "../../catalog/work/catalog";
import { subscriptionReminders, subscriptions, type Subscription } from "./rows";
import { inTransaction } from "../../../platform/strapi-edges";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { reminderMail } from "./reminder-mail";

/** Reminders in one run, which ends long before its lease; the rest follow with the next. */
const BATCH = 200;

/** Reminds owners of the end of their subscriptions. @returns how many mails were written */
export async function sendReminders(strapi: Core.Strapi, now: Date): Promise<number> {
  const today = isoDayOf(now);
  let count = 0;
  for (const kind of REMINDER_KINDS) {
    for (const id of await findUnreminded(strapi, kind, today))
      if (await remind(strapi, id, { kind, today })) count += 1;
  }
  return count;
}

/** Leaves out refunded subscriptions: their owners wanted the end. */
async function findUnreminded(strapi: Core.Strapi, kind: ReminderKind, today: IsoDay): Promise<number[]> {
  const { first, last } = endsToRemindOf(kind, today);
  const db = strapi.db.connection;
  const rows: { id: number }[] = await db("subscriptions as subscription")
    .whereBetween("subscription.ends_on", [first, last])
    .whereNotExists(
      db("subscription_reminders as reminder")
        .whereRaw("reminder.subscription_id = subscription.id and reminder.ends_on = subscription.ends_on")
        .where("reminder.kind", kind),
    )
    .whereNotExists(
      db("subscription_events as event")
        .whereRaw("event.subscription_id = subscription.id and event.ends_on_after = subscription.ends_on")
        .where("event.kind", "taken-back"),
    )
    .orderBy("subscription.ends_on")
    .limit(BATCH)
    .select("subscription.id");
  return rows.map(({ id }) => id);
}

type Reminding = { kind: ReminderKind; today: IsoDay };

/** Writes the mail and the note about it in one transaction, so that none is lost or sent twice. */
async function remind(strapi: Core.Strapi, id: number, { kind, today }: Reminding): Promise<boolean> {
  try {
    return await inTransaction(strapi, async () => {
      const subscription = await subscriptions(strapi).findOne({ where: { id } });
      if (!subscription || !isDue(subscription, { kind, today })) return false;
      await subscriptionReminders(strapi).create({ subscriptionId: id, kind, endsOn: subscription.endsOn });
      await writeMail(strapi, kind, subscription);
      return true;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** The subscription may have been renewed since it was found. */
function isDue({ endsOn }: Subscription, { kind, today }: Reminding): boolean {
  const { first, last } = endsToRemindOf(kind, today);
  return first <= endsOn && endsOn <= last;
}

async function writeMail(strapi: Core.Strapi, kind: ReminderKind, subscription: Subscription): Promise<void> {
  const { services, seller } = await readShop(strapi);
  const mail = reminderMail(kind, {
    locale: subscription.language,
    mobileId: subscription.mobileId,
    endsOn: subscription.endsOn,
    renewalSlug: services.get("renewal")?.slug ?? null,
    siteUrl: env("PUBLIC_URL"),
    companyName: seller.companyName ?? "",
  });
  await mailService(strapi).send({ to: subscription.email, ...mail });
}
