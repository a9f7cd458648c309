import type { MoneroClaimRow, MoneroPaymentRow } from "../../src/lib/monero/rows";
import type { OrderMailKind } from "../../src/lib/shop/mails/facts";
import { de } from "../../src/lib/shop/mails/texts-de";
import { en } from "../../src/lib/shop/mails/texts-en";
import type { Order, OrderEventRow } from "../../src/lib/shop/rows";

export type KeptMail = { to: string; subject: string; state: string };

type Facts = {
  name: string;
  order: Order;
  mails: KeptMail[];
  phones: number;
  /** How often something is on the order's timeline. */
  count: (kind: OrderEventRow["kind"]) => number;
  bills: MoneroPaymentRow[];
  claims: MoneroClaimRow[];
};

/** Each news was told once, and nothing else was told. */
export function auditMails(facts: Facts, expect: (isRight: boolean, what: string) => void): void {
  const { name, mails, count } = facts;
  const sent = (kind: OrderMailKind) => mails.filter((mail) => isOf(kind, mail, facts.order)).length;
  const wanted = expectedOf(facts);
  for (const [kind, times] of wanted)
    expect(sent(kind) === times, `${name} has ${String(sent(kind))} mails ${kind}, not ${String(times)}`);
  const seen = sent("monero-seen");
  expect(seen <= 1 + count("monero-vanished"), `${name} was told ${String(seen)} times that its payment was seen`);
  const all = seen + [...wanted.values()].reduce((sum, times) => sum + times, 0);
  expect(mails.length === all, `${name} has ${String(mails.length)} mails, not ${String(all)}`);
}

function expectedOf({ order, phones, count, bills, claims }: Facts): Map<OrderMailKind, number> {
  const isPaid = order.state === "paid";
  return new Map([
    ["received", 1],
    ["paid", isPaid ? 1 : 0],
    ["identifiers", isPaid && phones > 0 ? 1 : 0],
    ["expired", isPaid ? 0 : 1],
    ["paid-late", order.state === "paid_late" ? 1 : 0],
    ["monero-address", bills.length],
    ["monero-too-low", count("monero-too-low")],
    ["monero-vanished", count("monero-vanished")],
    // Who heard it at once got no mail.
    ["monero-claim-failed", claims.filter(({ outcome, tries }) => outcome === "error" && tries > 0).length],
  ]);
}

function isOf(kind: OrderMailKind, { subject }: KeptMail, { number }: Order): boolean {
  return [en, de].some(({ titles }) => subject === `${titles[kind]} · ${number}`);
}
