import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { addDays, addMonths, IDENTIFIER_BYTES, identifierOf, isoDayOf, type IdentifierKind } from "@wren/domain";
import { env } from "../platform/env";
import { writeHistory } from "../api/subscriptions/work/history";
import { subscriptions as table } from "../api/subscriptions/work/rows";
import { subscriptions } from "./content/subscriptions";
import { seedOnce } from "./seeded";
import type { SeedSubscription } from "./entries";
import { clock } from "../platform/process/clock";

/** Subscriptions to try the services with; their identifiers are public, so they belong to nobody. */
export async function seedSubscriptions(strapi: Core.Strapi): Promise<void> {
  for (const subscription of subscriptions) await seedSubscription(strapi, subscription);
  const shown = subscriptions.map(({ number, use }) => ({ mobileId: demoIdentifier("mobile", number), use }));
  await writeFile(path.join(env("DATA_DIR"), "demo-subscriptions.json"), JSON.stringify(shown, null, 2));
}

async function seedSubscription(strapi: Core.Strapi, subscription: SeedSubscription): Promise<void> {
  const { number, daysLeft, quotaGb, language } = subscription;
  const name = String(number);
  await seedOnce(strapi, { list: "seeded_subscriptions", name }, async () => {
    const mobileId = demoIdentifier("mobile", number);
    if (await table(strapi).findOne({ where: { mobileId } })) return;
    const now = clock.now();
    const endsOn = addDays(isoDayOf(now), daysLeft);
    const made = await table(strapi).create({
      mobileId,
      nestId: demoIdentifier("nest", number),
      supportId: demoIdentifier("support", number),
      startsOn: addMonths(endsOn, -12),
      endsOn,
      quotaGb,
      email: `subscription-${name}@example.org`,
      language,
    });
    await writeHistory(strapi, made.id, { kind: "created", at: now, before: null, after: made });
  });
}

function demoIdentifier(kind: IdentifierKind, number: number): string {
  return identifierOf(kind, new Uint8Array(IDENTIFIER_BYTES).fill(number));
}
