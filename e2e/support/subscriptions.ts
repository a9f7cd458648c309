import { randomBytes } from "node:crypto";
import { addDays, addMonths, identifierOf, isoDayOf } from "../../domain/dist/index.js";
import { withDatabase, siteDataDir } from "./database.ts";

type Row = { endsOn: string; quotaGb: number };

/** Inserts a subscription into the database, as if it had been bought with a phone. */
export function subscribe({ days = 200, quotaGb = 50, email = "nobody@example.org", dataDir = siteDataDir() } = {}) {
  const bytes = randomBytes(8);
  const [mobileId, nestId, supportId] = (["mobile", "nest", "support"] as const).map((kind) =>
    identifierOf(kind, bytes),
  );
  const endsOn = addDays(isoDayOf(new Date()), days);
  const values = [bytes.toString("hex"), mobileId, nestId, supportId, addMonths(endsOn, -12), endsOn, quotaGb, email];
  withDatabase(dataDir, (database) => {
    database
      .prepare(
        `insert into subscriptions (document_id, mobile_id, nest_id, support_id, starts_on, ends_on, quota_gb, email,
         language) values (?, ?, ?, ?, ?, ?, ?, ?, 'en')`,
      )
      .run(...values);
  });
  return {
    mobileId: mobileId ?? "",
    nestId: nestId ?? "",
    supportId: supportId ?? "",
    endsOn,
    /** Its current state. */
    read: () =>
      withDatabase(dataDir, (database) =>
        database
          .prepare("select ends_on as endsOn, quota_gb as quotaGb from subscriptions where mobile_id = ?")
          .get(mobileId),
      ) as Row,
    /** The current e-mail address for notices about it. */
    contact: () =>
      (
        withDatabase(dataDir, (database) =>
          database.prepare("select email from subscriptions where mobile_id = ?").get(mobileId),
        ) as { email: string }
      ).email,
  };
}
