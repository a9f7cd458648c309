import type { MoneroClaimRow, MoneroPaymentRow } from "../../src/api/monero/work/rows";
import type { OrderMailKind } from "../../src/api/orders/work/mails/facts";
import { de } from "../../src/api/orders/work/mails/texts-de";
import { en } from "../../src/api/orders/work/mails/texts-en";
import type { Order } from "../../src/api/orders/work/rows";
import type { Expect, OrderFile } from "./order-file";

export type KeptMail = { to: string; subject: string; state: string; messageId: string };

/** Mails the server received. */
export type Post = {
  received: readonly { raw: string }[];
  /** Number of process deaths: each may repeat one mail, if it fell between sending and recording. */
  deaths: number;
};

/** Every mail was sent once, and no mail was sent that the books do not know. */
export function auditPost(mails: KeptMail[], { received, deaths }: Post, expect: Expect): void {
  const arrivals = new Map<string, number>();
  for (const { raw } of received) {
    const id = /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? "";
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  }
  for (const { state, subject, messageId } of mails) {
    expect(state === "sent", `mail "${subject}" is ${state}`);
    expect(arrivals.has(messageId), `mail "${subject}" never arrived`);
  }
  const known = new Set(mails.map(({ messageId }) => messageId));
  for (const id of arrivals.keys()) expect(known.has(id), `mail ${id} left, and nobody has written it`);
  const repeated = received.length - arrivals.size;
  expect(repeated <= deaths, `${String(repeated)} mails came once too often, with ${String(deaths)} deaths`);
}

type Facts = OrderFile & { mails: KeptMail[]; bills: MoneroPaymentRow[]; claims: MoneroClaimRow[] };

/** Every event was mailed once, and nothing else. */
export function auditMails(facts: Facts, expect: Expect): void {
  const { name, mails, count } = facts;
  const sent = (kind: OrderMailKind) => mails.filter((mail) => isOf(kind, mail, facts.order)).length;
  const wanted = expectedOf(facts);
  for (const [kind, times] of wanted)
    expect(sent(kind) === times, `${name} has ${String(sent(kind))} mails ${kind}, not ${String(times)}`);
  const seen = sent("monero-seen");
  // A buyer who was given two addresses, because a process died, may pay to both.
  const payments = Math.max(1, facts.bills.length);
  expect(
    seen <= payments + count("monero-vanished"),
    `${name} was told ${String(seen)} times that its payment was seen, with ${String(payments)} addresses`,
  );
  const all = seen + [...wanted.values()].reduce((sum, times) => sum + times, 0);
  expect(mails.length === all, `${name} has ${String(mails.length)} mails, not ${String(all)}`);
}

function expectedOf({ isCarriedOut, phones, count, bills, claims }: Facts): Map<OrderMailKind, number> {
  const accepted = count("late-payment-accepted");
  const received = count("payment-received");
  const paidInTime = isCarriedOut && accepted === 0 ? received : 0;
  return new Map([
    ["received", 1],
    ["paid", paidInTime + accepted],
    ["identifiers", isCarriedOut && phones > 0 ? 1 : 0],
    ["expired", count("deadline-passed")],
    ["cancelled", count("cancelled")],
    ["paid-late", received - paidInTime],
    ["shipped", count("shipped")],
    ["refunded", count("refunded")],
    ["part-refunded", count("part-refunded")],
    ["services-given", count("service-given")],
    ["monero-address", bills.length],
    ["monero-too-low", count("monero-too-low")],
    ["monero-vanished", count("monero-vanished")],
    // Buyers who got the result at once got no mail.
    ["monero-claim-failed", claims.filter(({ outcome, tries }) => outcome === "error" && tries > 0).length],
  ]);
}

function isOf(kind: OrderMailKind, { subject }: KeptMail, { number }: Order): boolean {
  return [en, de].some(({ titles }) => subject === `${titles[kind]} · ${number}`);
}
