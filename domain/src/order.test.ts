import fc from "fast-check";
import { expect, test } from "vitest";
import { moveOrder, ORDER_EVENTS, ORDER_STATES, type OrderEffect, type OrderState } from "./order.js";

const histories = fc.array(fc.constantFrom(...ORDER_EVENTS), { maxLength: 30 });

function live(events: readonly (typeof ORDER_EVENTS)[number][]) {
  let state: OrderState = "awaiting_payment";
  const effects: OrderEffect[] = [];
  const states: OrderState[] = [state];
  for (const event of events) {
    const next = moveOrder(state, event);
    if (!next) continue;
    state = next.state;
    effects.push(...next.effects);
    states.push(state);
  }
  return { state, effects, states };
}

const count = (effects: OrderEffect[], effect: OrderEffect) => effects.filter((one) => one === effect).length;

test("an order is placed, paid and shipped", () => {
  expect(live(["payment-received", "shipped"])).toMatchObject({ state: "shipped", effects: ["fulfil"] });
});

test("money that comes too late is kept, and can still buy what is left", () => {
  const late = live(["deadline-passed", "payment-received"]);
  expect(late).toMatchObject({ state: "paid_late", effects: ["release-stock"] });
  expect(moveOrder("paid_late", "late-payment-accepted")).toEqual({
    state: "paid",
    effects: ["reserve-stock", "fulfil"],
  });
});

test.each(["awaiting_payment", "verifying"] as const)("money for what is sold out meanwhile is kept (%s)", (state) => {
  expect(moveOrder(state, "payment-received", { isSoldOut: true })).toEqual({ state: "paid_late", effects: [] });
  expect(moveOrder(state, "payment-received")).toEqual({ state: "paid", effects: ["fulfil"] });
});

test("no order of events leads to two fulfilments", () => {
  fc.assert(
    fc.property(histories, (events) => {
      expect(count(live(events).effects, "fulfil")).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2_000 },
  );
});

test("stock is released only where it is reserved, and never twice", () => {
  fc.assert(
    fc.property(histories, (events) => {
      const { effects } = live(events);
      const reserved = 1 + count(effects, "reserve-stock");
      expect(count(effects, "release-stock")).toBeLessThanOrEqual(reserved);
      effects.reduce((held, effect) => {
        if (effect === "release-stock") expect(held).toBe(1);
        if (effect === "reserve-stock") expect(held).toBe(0);
        return effect === "release-stock" ? 0 : effect === "reserve-stock" ? 1 : held;
      }, 1);
    }),
    { numRuns: 2_000 },
  );
});

test("what was bought is fulfilled exactly when the order has been paid", () => {
  fc.assert(
    fc.property(histories, (events) => {
      const { states, effects } = live(events);
      expect(count(effects, "fulfil")).toBe(states.includes("paid") ? 1 : 0);
    }),
    { numRuns: 2_000 },
  );
});

test("what is refunded is revoked exactly when it had been fulfilled", () => {
  fc.assert(
    fc.property(histories, (events) => {
      const { state, effects } = live(events);
      expect(count(effects, "revoke")).toBe(state === "refunded" ? count(effects, "fulfil") : 0);
    }),
    { numRuns: 2_000 },
  );
});

test("money changes every state that has none yet", () => {
  const withoutMoney: OrderState[] = ["awaiting_payment", "verifying", "expired", "cancelled"];
  for (const state of ORDER_STATES)
    expect(moveOrder(state, "payment-received") !== null).toBe(withoutMoney.includes(state));
});

test("what is refunded stays refunded", () => {
  for (const event of ORDER_EVENTS) expect(moveOrder("refunded", event)).toBeNull();
});

test("an order whose money was seen does not expire", () => {
  expect(moveOrder("verifying", "deadline-passed")).toBeNull();
});
