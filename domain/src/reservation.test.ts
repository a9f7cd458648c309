import fc from "fast-check";
import { expect, test } from "vitest";
import {
  availableUnits,
  GIVES_WAY_MINUTES,
  MOST_KEPT_UNITS,
  planReservation,
  type Reservation,
  type WantedReservation,
} from "./reservation.js";

const NOW = new Date("2026-11-17T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

let lastId = 0;
function reservation(changes: Partial<Reservation> & { units?: number } = {}): Reservation {
  const { units = 1, ...rest } = changes;
  lastId += 1;
  const lines = [{ sku: "PHONE", quantity: units }];
  const who = { visitor: `visitor ${String(lastId)}`, email: `${String(lastId)}@example.org` };
  return { orderId: lastId, lines, ...who, since: minutesAgo(1), isPaymentSeen: false, ...rest };
}

function plan(wanted: WantedReservation, stock: number, reservations: readonly Reservation[] = []) {
  return planReservation(wanted, { stock: new Map([["PHONE", stock]]), reservations }, NOW);
}

test("an honest buyer's phones are kept", () => {
  expect(plan(reservation({ units: 2 }), 120)).toEqual({ isKept: true, gaveWay: [] });
});

test("the last piece is kept for whoever orders it first, and nobody else's order keeps anything", () => {
  expect(plan(reservation(), 1)).toMatchObject({ isKept: true });
  expect(plan(reservation(), 0, [reservation()])).toEqual({ isKept: false, gaveWay: [] });
});

test.each(["visitor", "email"] as const)("one %s keeps at most so many units, whatever else differs", (who) => {
  const mine = { [who]: "the same" };
  const kept = reservation({ ...mine, units: MOST_KEPT_UNITS - 1 });
  expect(plan(reservation(mine), 1_000, [kept])).toMatchObject({ isKept: true });
  expect(plan(reservation({ ...mine, units: 2 }), 1_000, [kept])).toEqual({ isKept: false, gaveWay: [] });
});

test("visitors who are not known share no bound", () => {
  const kept = reservation({ visitor: null, units: MOST_KEPT_UNITS });
  expect(plan(reservation({ visitor: null }), 1_000, [kept])).toMatchObject({ isKept: true });
});

test("unpaid orders of many visitors keep half of an article together", () => {
  const fresh = Array.from({ length: 5 }, () => reservation({ units: 10 }));
  expect(plan(reservation({ units: 10 }), 50, fresh)).toEqual({ isKept: false, gaveWay: [] });
  expect(plan(reservation({ units: 10 }), 70, fresh)).toMatchObject({ isKept: true });
});

test("what is old gives way, the oldest first, and no more of it than is needed", () => {
  const [oldest, old, fresh] = [
    reservation({ since: minutesAgo(29) }),
    reservation({ since: minutesAgo(11) }),
    reservation(),
  ];
  expect(plan(reservation(), 3, [fresh, old, oldest])).toEqual({ isKept: true, gaveWay: [oldest.orderId] });
});

test("an article that is used up is there again for the next buyer when somebody has kept it unpaid for minutes", () => {
  const hoarder = reservation({ units: 10, since: minutesAgo(GIVES_WAY_MINUTES) });
  expect(plan(reservation(), 0, [hoarder])).toEqual({ isKept: true, gaveWay: [hoarder.orderId] });
});

test("fresh reservations beyond the share leave the shelf to whoever pays first", () => {
  const fresh = Array.from({ length: 4 }, () => reservation());
  const old = reservation({ since: minutesAgo(20) });
  expect(plan(reservation(), 0, [...fresh, old])).toEqual({ isKept: false, gaveWay: [old.orderId] });
});

test("a payment that was seen does not give way", () => {
  const seen = reservation({ since: minutesAgo(60), isPaymentSeen: true });
  expect(plan(reservation(), 0, [seen])).toEqual({ isKept: false, gaveWay: [] });
});

test("what gives way is offered before anybody has asked for it", () => {
  const reservations = [reservation({ units: 3, since: minutesAgo(15) }), reservation({ units: 4 })];
  expect(availableUnits("PHONE", { stock: new Map([["PHONE", 2]]), reservations }, NOW)).toBe(5);
});

test("whatever a crowd reserves, an honest buyer gets one while something is left or old", () => {
  const crowd = fc.array(fc.record({ units: fc.integer({ min: 1, max: 10 }), age: fc.integer({ min: 0, max: 40 }) }));
  fc.assert(
    fc.property(crowd, fc.nat(30), (orders, stock) => {
      const reservations = orders.map(({ units, age }) => reservation({ units, since: minutesAgo(age) }));
      const { gaveWay } = plan(reservation(), stock, reservations);
      const back = reservations.filter(({ orderId }) => gaveWay.includes(orderId));
      const onShelf = back.reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), stock);
      const isSomethingOld = orders.some(({ age }) => age >= GIVES_WAY_MINUTES);
      expect(onShelf >= 1).toBe(stock >= 1 || isSomethingOld);
    }),
    { numRuns: 1_000 },
  );
});
