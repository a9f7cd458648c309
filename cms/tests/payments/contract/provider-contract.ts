import { randomUUID } from "node:crypto";
import {
  CURRENCIES,
  LOCALES,
  problemWithMethod,
  type CheckoutRequest,
  type OrderPage,
  type PaymentMethod,
  type PlacedOrder,
  type Quote,
} from "@wren/domain";
import { describe, expect, test } from "vitest";
import type { PaymentProvider, PaymentRequest } from "../../../src/api/payments/work/provider";
import type { Order } from "../../../src/api/orders/work/rows";
import type { Payment } from "../../../src/api/payments/work/rows";
import { requireBuilt, type BootedCms } from "../../support/boot";
import { createCaller } from "../../support/call";
import { place } from "../../support/shop";
import { fillBaskets } from "./baskets";
import { requestsToRefuse } from "./requests-to-refuse";
import { rowsOf } from "../../support/rows";

const { paymentService } = requireBuilt(
  "api/payments/work/payment-service",
) as typeof import("../../../src/api/payments/work/payment-service");
const { paymentRequestFor } = requireBuilt(
  "api/payments/work/payment-request",
) as typeof import("../../../src/api/payments/work/payment-request");
const { env } = requireBuilt("platform/env") as typeof import("../../../src/platform/env");

export type OpenOrder = PlacedOrder & { ref: string };

export type ProviderUnderTest = {
  name: string;
  cms: () => BootedCms;
  methods: readonly PaymentMethod[];
  /** Reads the lines that its page shows; null without a page. */
  shownLines: ((ref: string) => Promise<PaymentRequest["lines"]>) | null;
  /** Pays as buyers do; afterwards the provider knows it. */
  pay: (orders: readonly OpenOrder[]) => Promise<void>;
};

/** The shop's expectations of every provider, tested with orders from the real checkout. */
export function testContract({ name, cms, methods, shownLines, pay }: ProviderUnderTest): void {
  const call = createCaller(() => cms().url);
  const rows = (table: string) => rowsOf(cms().strapi, table);
  const [firstMethod = "card"] = methods;

  function provider(): PaymentProvider {
    const found = paymentService(cms().strapi).providers.byName(name);
    if (!found) throw new Error(`There is no ${name} here`);
    return found;
  }

  async function booksOf({ number }: PlacedOrder): Promise<{ order: Order; payment: Payment }> {
    const order: Order = await rows("order").findOne({ where: { number } });
    const payment: Payment = await rows("payment").findOne({ where: { orderId: order.id } });
    return { order, payment };
  }

  async function openOrder(changes: Partial<CheckoutRequest> = {}) {
    const placed = await place(call, { paymentMethod: firstMethod, ...changes });
    const { order, payment } = await booksOf(placed);
    expect(payment, "the payment could not be opened").toMatchObject({ state: "open", url: placed.paymentUrl });
    expect(placed.paymentUrl === null).toBe(shownLines === null);
    const request = paymentRequestFor(order, payment, env("PUBLIC_URL"));
    return { ...placed, order, request, ref: payment.ref ?? "" };
  }

  async function paidOrder() {
    const open = await openOrder();
    await pay([open]);
    return { ...open, amount: { minor: open.order.totalMinor, currency: open.order.currency } };
  }

  const returnFromPaying = async ({ secret }: PlacedOrder): Promise<OrderPage> =>
    (await call("shop/orders/look-up", { body: { secret, returned: true } })).body;

  const crossings = methods.flatMap((method) =>
    CURRENCIES.flatMap((currency) => LOCALES.map((locale) => ({ method, currency, locale }))),
  );
  const isPossible = ({ method, currency }: (typeof crossings)[number]) =>
    problemWithMethod(method, { minor: 10_000, currency }) === null;

  describe(name, () => {
    test.each(crossings.filter(isPossible))(
      "takes every kind of order by $method in $currency, in $locale, to the exact sum",
      async ({ method, currency, locale }) => {
        const { baskets, identifiers } = await fillBaskets(cms(), currency);
        const open: (OpenOrder & { total: number; quote: Quote })[] = [];
        for (const [basket, content] of baskets) {
          const country = content.address?.country ?? null;
          const { lines, services } = content;
          const quote: Quote = (await call("shop/quote", { body: { currency, country, lines, services } })).body;
          const total = quote.totalMinor;
          const placed = await openOrder({ ...content, currency, locale, paymentMethod: method });
          const { ref, order } = placed;

          expect(order.totalMinor, basket).toBe(total);
          expect(await provider().fetch(ref), basket).toEqual({
            state: "open",
            reference: placed.number,
            amount: { minor: total, currency },
            refundedMinor: 0,
            refundKeys: [],
            isDisputed: false,
          });
          // A repetition, as after a lost response.
          expect(await provider().create(placed.request), basket).toEqual({ ref, url: placed.paymentUrl });

          if (shownLines) {
            const shown = await shownLines(ref);
            expect(sumOf(shown), basket).toBe(total);
            const names = shown.map((line) => line.name).join("\n");
            for (const sold of [...quote.lines, ...quote.services]) expect(names).toContain(sold.name[locale]);
            // The provider does not learn which subscription a service is for.
            for (const identifier of identifiers) expect(names).not.toContain(identifier);
          }
          open.push({ ...placed, total, quote });
        }

        await pay(open);
        for (const placed of open) {
          const page = await returnFromPaying(placed);
          expect(page).toMatchObject({ areServicesWithheld: false, state: page.address ? "paid" : "fulfilled" });
          const { payment } = await booksOf(placed);
          expect(payment).toMatchObject({ state: "paid", receivedMinor: placed.total, refundedMinor: 0, currency });
          for (const { line, after } of placed.quote.services) {
            const given = line.service === "extension" ? { quotaGb: after.quotaGb } : { endsOn: after.endsOn };
            expect(await subscriptionOf(line.identifier)).toMatchObject(given);
          }
        }
      },
    );

    const hasPage = shownLines !== null;
    const faults = requestsToRefuse().filter(({ isAboutPages = false }) => hasPage || !isAboutPages);

    let openOne: ReturnType<typeof openOrder> | null = null;

    test.each(faults)("refuses $name", async ({ fault }) => {
      openOne ??= openOrder();
      const { request } = await openOne;
      const create = provider().create({ ...request, key: randomUUID(), ...fault });
      await expect(create).rejects.toMatchObject({ name: "PaymentFailure", kind: "refused" });
    });

    test("refuses a key that was used for something else", async () => {
      const { request, ref } = await openOrder();
      const { amount, lines } = request;
      const [first, ...others] = lines;
      if (!first) throw new Error("An order has lines");
      const dearer = {
        amount: { ...amount, minor: amount.minor + first.quantity },
        lines: [{ ...first, amountMinor: first.amountMinor + 1 }, ...others],
      };
      const onPages = [{ lines: [{ ...first, name: "Something else" }, ...others] }, { email: "eve@example.org" }];
      for (const change of [dearer, ...(shownLines ? onPages : [])])
        await expect(provider().create({ ...request, ...change })).rejects.toMatchObject({ kind: "refused" });
      expect(await provider().fetch(ref)).toMatchObject({ state: "open", amount });
    });

    test("refuses a method that it does not have", async () => {
      const { request } = await openOrder();
      const others = (["card", "monero"] as const).filter((method) => !methods.includes(method));
      for (const method of others)
        await expect(provider().create({ ...request, key: randomUUID(), method })).rejects.toMatchObject({
          kind: "refused",
        });
      expect(others).toHaveLength(1);
    });

    test("an open payment is closed, once and for all", async () => {
      const open = await openOrder();
      const closed = { state: "expired", reference: open.number, amount: open.request.amount };
      expect(await provider().close(open.ref)).toMatchObject(closed);
      expect(await provider().close(open.ref)).toMatchObject(closed);
      expect(await provider().fetch(open.ref)).toMatchObject(closed);
    });

    test("a paid payment is not closed any more, and says what was paid", async () => {
      const { ref, amount } = await paidOrder();
      expect(await provider().close(ref)).toMatchObject({ state: "paid", amount });
      expect(await provider().fetch(ref)).toMatchObject({ state: "paid", amount });
    });

    test("a refund is made once for each key, and never of more than was paid", async () => {
      const { ref, amount } = await paidOrder();
      const part = { ref, key: randomUUID(), amount: { ...amount, minor: 1_000 } };
      await provider().refund(part);
      await provider().refund(part);
      expect(await provider().fetch(ref)).toMatchObject({
        state: "paid",
        amount,
        refundedMinor: 1_000,
        refundKeys: [part.key],
      });

      const rest = amount.minor - 1_000;
      const refund = (minor: number, currency = amount.currency) =>
        provider().refund({ ref, key: randomUUID(), amount: { minor, currency } });
      await expect(refund(rest + 1)).rejects.toMatchObject({ kind: "refused" });
      await expect(refund(100, "eur")).rejects.toMatchObject({ kind: "refused" });
      await refund(rest);
      expect(await provider().fetch(ref)).toMatchObject({ state: "paid", refundedMinor: amount.minor });
      await expect(refund(1)).rejects.toMatchObject({ kind: "refused" });
    });

    test("what is not paid is not refunded", async () => {
      const { ref, request } = await openOrder();
      const refund = provider().refund({ ref, key: randomUUID(), amount: request.amount });
      await expect(refund).rejects.toMatchObject({ kind: "refused" });
      expect(await provider().fetch(ref)).toMatchObject({ state: "open", refundedMinor: 0 });
    });

    test("knows its own payments, and no others", async () => {
      const { ref } = await openOrder();
      expect(await provider().refOf(ref)).toBe(ref);
      const unknown = `${ref.slice(0, 20)}unknown`;
      const amount = { minor: 100, currency: "chf" } as const;
      for (const ask of [
        () => provider().fetch(unknown),
        () => provider().close(unknown),
        () => provider().refund({ ref: unknown, key: randomUUID(), amount }),
      ])
        await expect(ask()).rejects.toMatchObject({ kind: "refused" });
    });
  });

  const subscriptionOf = (identifier: string) =>
    rows("subscription").findOne({ where: { $or: [{ mobileId: identifier }, { nestId: identifier }] } });
}

function sumOf(lines: PaymentRequest["lines"]): number {
  return lines.reduce((sum, { quantity, amountMinor }) => sum + quantity * amountMinor, 0);
}
