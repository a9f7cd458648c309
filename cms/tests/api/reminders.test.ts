import { addDays, addMonths } from "@wren/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { subscribeNobody } from "../support/services";

const { sendReminders } = requireBuilt(
  "api/subscriptions/work/send-reminders",
) as typeof import("../../src/api/subscriptions/work/send-reminders");

const TODAY = "2030-05-10";

let cms: BootedCms;

beforeAll(async () => {
  cms = await bootFromTemplate();
});

afterAll(async () => {
  await cms.stop();
});

const at = (day: string) => new Date(`${day}T09:00:00Z`);
const remindOn = (day: string) => sendReminders(cms.strapi, at(day));
const mailsTo = async (to: string) =>
  cms.strapi.db.query("api::mail.mail").findMany({ where: { to }, orderBy: { id: "asc" } });
const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);

/** No other subscription ends around TODAY. */
const subscribe = (days: number, email: string, language: "en" | "de" = "en") =>
  subscribeNobody(cms, { days, email, language, today: TODAY });

test("30 and 7 days before the end and once after it, each once", async () => {
  const email = "three@example.org";
  await subscribe(31, email);
  for (let day = 0; day < 60; day += 1) await remindOn(addDays(TODAY, day));
  expect(await subjectsTo(email)).toEqual([
    "Your subscription ends on 10 June 2030",
    "Your subscription ends on 10 June 2030",
    "Your subscription has ended",
  ]);
});

test("two processes at once remind once", async () => {
  const email = "once@example.org";
  await subscribe(20, email);
  await Promise.allSettled([remindOn(TODAY), remindOn(TODAY), remindOn(TODAY)]);
  await remindOn(TODAY);
  expect(await subjectsTo(email)).toHaveLength(1);
});

test("after days without a run only the most urgent is sent, and nothing about what ended long ago", async () => {
  const [soon, ended, old] = ["soon@example.org", "ended@example.org", "old@example.org"];
  await subscribe(3, soon);
  await subscribe(-14, ended);
  await subscribe(-15, old);
  await remindOn(TODAY);
  await remindOn(TODAY);
  expect(await subjectsTo(soon)).toEqual(["Your subscription ends on 13 May 2030"]);
  expect(await subjectsTo(ended)).toEqual(["Your subscription has ended"]);
  expect(await subjectsTo(old)).toEqual([]);
});

test("on the day of the end it has ended", async () => {
  const email = "today@example.org";
  await subscribe(0, email);
  await remindOn(TODAY);
  expect(await subjectsTo(email)).toEqual(["Your subscription has ended"]);
});

test("after a renewal the new end has reminders of its own", async () => {
  const email = "renewed@example.org";
  const { id, endsOn } = await subscribe(5, email);
  await remindOn(TODAY);
  const renewed = addMonths(endsOn, 12);
  await cms.strapi.db.query("api::subscriptions.subscription").update({ where: { id }, data: { endsOn: renewed } });
  await remindOn(TODAY);
  expect(await subjectsTo(email)).toHaveLength(1);
  await remindOn(addDays(renewed, -5));
  expect(await subjectsTo(email)).toEqual([
    "Your subscription ends on 15 May 2030",
    "Your subscription ends on 15 May 2031",
  ]);
});

test("who got the money back is not asked to renew", async () => {
  const email = "back@example.org";
  const { id, endsOn } = await subscribe(0, email);
  await cms.strapi.db.query("api::subscriptions.subscription-event").create({
    data: { subscriptionId: id, kind: "taken-back", at: at(TODAY), endsOnAfter: endsOn, quotaGbAfter: 50 },
  });
  await remindOn(TODAY);
  expect(await subjectsTo(email)).toEqual([]);
});

test.each([
  { language: "en", days: 20, path: "/shop/services/subscription-renewal" },
  { language: "de", days: 2, path: "/de/shop/services/subscription-renewal" },
  { language: "de", days: -1, path: "/de/shop/services/subscription-renewal" },
] as const)("in $language, $days days before, it leads to the renewal and holds no identifier", async (reminded) => {
  const { language, days, path } = reminded;
  const email = `${language}${String(days)}@example.org`;
  const { mobileId, nestId, supportId } = await subscribe(days, email, language);
  await remindOn(TODAY);
  const [mail] = await mailsTo(email);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(path);
    expect(part).toContain(mobileId.slice(-4));
    for (const secret of [mobileId, mobileId.slice(-6), nestId, supportId]) expect(part).not.toContain(secret);
    expect(part).not.toMatch(/undefined|null|NaN|ß/);
  }
  const { text } = mail as { text: string };
  expect(text.split("\n").filter((line) => line.length > 76 && !line.startsWith("http"))).toEqual([]);
});
