import fc from "fast-check";
import { expect, test } from "vitest";
import { hasQuoteFor, judgePayment, type MoneroQuote, type MoneroTransfer } from "./payment.js";
import { MINUTE_MS } from "../durations.js";

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 15) + minutes * MINUTE_MS);
const quote = (piconero: bigint, minutes: number): MoneroQuote => ({
  piconero,
  from: at(minutes),
  until: at(minutes + 30),
});
const transfer = (piconero: bigint, changes: Partial<MoneroTransfer> = {}): MoneroTransfer => ({
  txid: "a".repeat(64),
  piconero,
  confirmations: 0,
  isLocked: false,
  isDoubleSpent: false,
  isGone: false,
  seenAt: at(5),
  ...changes,
});
const PRICE = 689_656_000_000n;
const judge = (...transfers: MoneroTransfer[]) =>
  judgePayment({ quotes: [quote(PRICE, 0)], transfers, confirmationsRequired: 10 });

test("an order that nobody paid misses everything", () => {
  expect(judge()).toEqual({
    state: "nothing",
    receivedPiconero: 0n,
    missingPiconero: PRICE,
    surplusPiconero: 0n,
    confirmations: 0,
  });
});

test("the exact sum is verified until it is confirmed often enough", () => {
  expect(judge(transfer(PRICE))).toMatchObject({ state: "verifying", missingPiconero: 0n, confirmations: 0 });
  expect(judge(transfer(PRICE, { confirmations: 9 }))).toMatchObject({ state: "verifying", confirmations: 9 });
  expect(judge(transfer(PRICE, { confirmations: 10 }))).toMatchObject({ state: "validated", surplusPiconero: 0n });
});

test("a piconero less is too low, and says so to the piconero", () => {
  expect(judge(transfer(PRICE - 1n, { confirmations: 50 }))).toMatchObject({ state: "too-low", missingPiconero: 1n });
});

test("parts add up, and the whole is confirmed as often as its youngest part", () => {
  const parts = [transfer(PRICE / 2n, { confirmations: 12 }), transfer(PRICE / 2n, { confirmations: 3 })];
  expect(judge(...parts)).toMatchObject({ state: "verifying", confirmations: 3, receivedPiconero: PRICE });
});

test("what is not needed does not hold up what is confirmed", () => {
  const verdict = judge(transfer(PRICE, { confirmations: 10 }), transfer(5n));
  expect(verdict).toMatchObject({ state: "validated", surplusPiconero: 5n });
});

test.each([
  ["locked", { isLocked: true, confirmations: 20 }],
  ["gone", { isGone: true, confirmations: 20 }],
  ["spent twice, and in no block", { isDoubleSpent: true }],
])("what is %s counts for nothing", (_, changes) => {
  expect(judge(transfer(PRICE, changes))).toMatchObject({ state: "nothing", missingPiconero: PRICE });
});

test("a block decides a double spend", () => {
  expect(judge(transfer(PRICE, { isDoubleSpent: true, confirmations: 10 })).state).toBe("validated");
});

test("half in time and the rest at another rate is the whole order", () => {
  const quotes = [quote(1_000n, 0), quote(2_000n, 60)] as const;
  const half = transfer(500n, { seenAt: at(10) });
  const rest = judgePayment({ quotes: [...quotes], transfers: [half], confirmationsRequired: 1 });
  expect(rest.missingPiconero).toBe(1_000n);
  const transfers = [half, transfer(1_000n, { seenAt: at(70) })];
  expect(judgePayment({ quotes: [...quotes], transfers, confirmationsRequired: 1 }).state).toBe("verifying");
});

test("between two quotes the better one for the buyer holds, and after both the next", () => {
  const quotes = [quote(1_000n, 0), quote(900n, 31)] as const;
  const paid = (piconero: bigint, minutes: number) =>
    judgePayment({
      quotes: [...quotes],
      transfers: [transfer(piconero, { seenAt: at(minutes) })],
      confirmationsRequired: 1,
    }).state;
  expect(paid(900n, 29)).toBe("too-low");
  expect(paid(900n, 35)).toBe("verifying");
  expect(paid(899n, 35)).toBe("too-low");
});

test("what was sent within the time of its quote counts at it, and a little later too", () => {
  const quotes = [quote(1_000n, 0)];
  expect(hasQuoteFor(quotes, at(30))).toBe(true);
  expect(hasQuoteFor(quotes, at(40))).toBe(true);
  expect(hasQuoteFor(quotes, at(41))).toBe(false);
});

const amounts = fc.bigInt({ min: 1n, max: 10n ** 16n });
const histories = fc.record({
  prices: fc.array(amounts, { minLength: 1, maxLength: 4 }),
  payments: fc.array(fc.record({ piconero: amounts, minutes: fc.integer({ min: 0, max: 300 }) }), { maxLength: 6 }),
});

function judgeHistory({ prices, payments }: { prices: bigint[]; payments: { piconero: bigint; minutes: number }[] }) {
  const [first = 1n, ...others] = prices;
  const quotes = [quote(first, 0), ...others.map((price, place) => quote(price, (place + 1) * 60))] as const;
  const transfers = payments.map(({ piconero, minutes }) => transfer(piconero, { seenAt: at(minutes) }));
  const last = quotes.at(-1) ?? quotes[0];
  return { quotes: [...quotes] as [MoneroQuote, ...MoneroQuote[]], transfers, last };
}

test("whoever sends what is missing has paid, whatever happened before", () => {
  fc.assert(
    fc.property(histories, (history) => {
      const { quotes, transfers, last } = judgeHistory(history);
      const { missingPiconero } = judgePayment({ quotes, transfers, confirmationsRequired: 1 });
      fc.pre(missingPiconero > 0n);
      const rest = transfer(missingPiconero, { seenAt: last.from });
      const verdict = judgePayment({ quotes, transfers: [...transfers, rest], confirmationsRequired: 1 });
      expect(verdict).toMatchObject({ state: "verifying", missingPiconero: 0n });
      const oneLess = transfer(missingPiconero - 1n, { seenAt: last.from });
      const less = judgePayment({ quotes, transfers: [...transfers, oneLess], confirmationsRequired: 1 });
      expect(less.missingPiconero).toBe(1n);
    }),
  );
});

test("a new quote takes nothing from what was paid under an older one", () => {
  fc.assert(
    fc.property(histories, amounts, (history, price) => {
      const { quotes, transfers, last } = judgeHistory(history);
      const before = judgePayment({ quotes, transfers, confirmationsRequired: 1 });
      const isMeasured = transfers.every(({ seenAt }) => hasQuoteFor(quotes, seenAt));
      fc.pre(isMeasured && before.missingPiconero === 0n);
      const renewed = [...quotes, quote(price, (last.from.getTime() - at(0).getTime()) / MINUTE_MS + 600)] as const;
      const after = judgePayment({ quotes: [renewed[0], ...renewed.slice(1)], transfers, confirmationsRequired: 1 });
      expect(after.missingPiconero).toBe(0n);
    }),
  );
});

test("more money never makes it worse, and something is missing or too much but never both", () => {
  fc.assert(
    fc.property(histories, amounts, (history, more) => {
      const { quotes, transfers, last } = judgeHistory(history);
      const before = judgePayment({ quotes, transfers, confirmationsRequired: 1 });
      const after = judgePayment({
        quotes,
        transfers: [...transfers, transfer(more, { seenAt: last.from })],
        confirmationsRequired: 1,
      });
      expect(after.missingPiconero <= before.missingPiconero).toBe(true);
      expect(after.surplusPiconero >= before.surplusPiconero).toBe(true);
      expect(after.missingPiconero === 0n || after.surplusPiconero === 0n).toBe(true);
    }),
  );
});
