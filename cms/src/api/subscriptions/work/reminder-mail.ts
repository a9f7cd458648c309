import { formatIsoDay, type IsoDay, type Locale, type ReminderKind } from "@wren/domain";
import type { MailBlock } from "../../../platform/mail/letter/blocks";
import { htmlPart } from "../../../platform/mail/letter/html-part";
import { oneLine } from "../../../platform/mail/letter/one-line";
import { sitePage } from "../../../platform/mail/letter/site-page";
import { textPart } from "../../../platform/mail/letter/text-part";
import { phoneEnding } from "./phone-ending";

export type ReminderFacts = {
  locale: Locale;
  mobileId: string;
  endsOn: IsoDay;
  /** Null while no renewal is offered on the site. */
  renewalSlug: string | null;
  siteUrl: string;
  companyName: string;
};

type Told = { endsOn: string; phone: string };

type Words = {
  greeting: string;
  titles: Record<ReminderKind, (told: Told) => string>;
  tell: Record<ReminderKind, (told: Told) => string[]>;
  renew: string;
  questions: { lead: string; label: string };
};

const en: Words = {
  greeting: "Hello",
  titles: {
    "month-before": ({ endsOn }) => `Your subscription ends on ${endsOn}`,
    "week-before": ({ endsOn }) => `Your subscription ends on ${endsOn}`,
    ended: () => "Your subscription has ended",
  },
  tell: {
    "month-before": ({ endsOn, phone }) => [
      `Your phone's subscription (mobile ID ending in ${phone}) ends on ${endsOn}.`,
      "If you renew before then, the new months start on that day, and none is lost. If you do not want to, do nothing: it ends by itself.",
    ],
    "week-before": ({ endsOn, phone }) => [
      `In a few days, on ${endsOn}, your phone's subscription (mobile ID ending in ${phone}) ends.`,
      "If you renew before then, the new months start on that day. If you do not, the phone keeps working; you can read the nest for another 90 days, then we erase its content.",
    ],
    ended: ({ endsOn, phone }) => [
      `Your phone's subscription (mobile ID ending in ${phone}) ended on ${endsOn}.`,
      "The phone keeps working. You can read the nest for 90 days from then, but add nothing; after that we erase its content. Once you renew, everything is as before, and the months count from that day. This is our last e-mail about it.",
    ],
  },
  renew: "Renew the subscription",
  questions: { lead: "Questions? Write to us.", label: "Write to support" },
};

const de: Words = {
  greeting: "Guten Tag",
  titles: {
    "month-before": ({ endsOn }) => `Ihr Abo endet am ${endsOn}`,
    "week-before": ({ endsOn }) => `Ihr Abo endet am ${endsOn}`,
    ended: () => "Ihr Abo ist zu Ende",
  },
  tell: {
    "month-before": ({ endsOn, phone }) => [
      `Das Abo Ihres Telefons (Mobile-ID mit den letzten Zeichen ${phone}) endet am ${endsOn}.`,
      "Verlängern Sie es vorher, kommen die Monate zu diesem Tag hinzu, und keiner geht verloren. Möchten Sie nicht, ist nichts zu tun: Es endet von selbst.",
    ],
    "week-before": ({ endsOn, phone }) => [
      `In wenigen Tagen, am ${endsOn}, endet das Abo Ihres Telefons (Mobile-ID mit den letzten Zeichen ${phone}).`,
      "Verlängern Sie es vorher, kommen die Monate zu diesem Tag hinzu. Ohne Verlängerung bleibt das Telefon benutzbar; das Nest lässt sich noch 90 Tage lesen, dann wird sein Inhalt gelöscht.",
    ],
    ended: ({ endsOn, phone }) => [
      `Das Abo Ihres Telefons (Mobile-ID mit den letzten Zeichen ${phone}) ist am ${endsOn} zu Ende gegangen.`,
      "Das Telefon bleibt benutzbar. Das Nest lässt sich von da an 90 Tage lesen, aber nichts hinzufügen; danach wird sein Inhalt gelöscht. Sobald Sie verlängern, ist alles wie zuvor, und die Monate zählen ab jenem Tag. Das ist unsere letzte E-Mail dazu.",
    ],
  },
  renew: "Abo verlängern",
  questions: { lead: "Fragen? Schreiben Sie uns.", label: "An den Support schreiben" },
};

const WORDS: Record<Locale, Words> = { en, de };

export function reminderMail(kind: ReminderKind, facts: ReminderFacts) {
  const { locale, mobileId, renewalSlug, companyName } = facts;
  const words = WORDS[locale];
  const told = { endsOn: formatIsoDay(facts.endsOn, locale), phone: phoneEnding(mobileId) };
  const title = words.titles[kind](told);
  const renewalPath = renewalSlug === null ? "/shop/services" : `/shop/services/${renewalSlug}`;
  const blocks: MailBlock[] = [
    { type: "paragraph", text: words.greeting },
    ...words.tell[kind](told).map((text): MailBlock => ({ type: "paragraph", text })),
    { type: "action", label: words.renew, url: sitePage(facts, renewalPath) },
    { type: "link", ...words.questions, url: sitePage(facts, "/support/contact") },
    { type: "signature", text: `${companyName}, Bern` },
  ];
  return { subject: oneLine(title), text: textPart(blocks), html: htmlPart({ title, blocks, locale }) };
}
