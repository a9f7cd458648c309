import { setTimeout as pause } from "node:timers/promises";
import type { OrderDeskAction, OrderNeed } from "@wren/domain";
import { signInAsAdmin } from "../support/admin";
import type { Chance } from "./chance";
import type { Rates } from "./prepare-shop";
import { anyUrl, persist, type Town } from "./town";

const PAUSE_MS = 150;
/** Largest move of the XMR rate, in percent. */
const RATE_PERCENT = 15;

type Decision = readonly [OrderNeed, OrderDeskAction, ...OrderDeskAction[]];

/** Decisions of staff about orders that need attention; mostly the first. */
const DECISIONS: readonly [Decision, ...Decision[]] = [
  ["to-ship", "ship", "ship", "refund", "refund-part"],
  ["paid-late", "accept-late", "refund"],
  ["services-withheld", "give-services", "refund"],
  ["unbalanced", "refund"],
];

type Desk = { dataDir: string; rates: Rates };

/** Staff who ship, refund, cancel and decide while everything happens. @returns function that ends it */
export async function startStaff(town: Town, desk: Desk): Promise<() => Promise<void>> {
  const { chance } = town;
  const staff = await openDesk(town, desk);
  const stopping = new AbortController();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(chance.upTo(2 * PAUSE_MS));
      await staff.decide();
      if (chance.happens(0.2)) await staff.moveRates();
      if (chance.happens(0.3)) dispute(town);
      if (chance.happens(0.2)) await staff.cancel();
    }
  }

  const working = work();
  return async () => {
    stopping.abort();
    await working;
  };
}

/** The next morning: several rounds through everything that needs attention. */
export async function workThrough(town: Town, { rounds, ...desk }: Desk & { rounds: number }): Promise<void> {
  const staff = await openDesk(town, desk);
  for (let round = 0; round < rounds; round += 1) await staff.decide();
}

async function openDesk(town: Town, { dataDir, rates }: Desk) {
  const { chance } = town;
  const { token } = await signInAsAdmin({ url: anyUrl(town), dataDir });

  /** @returns null when the call failed */
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const send = async () => {
      try {
        const response = await fetch(anyUrl(town) + path, {
          method,
          headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        return { status: response.status, body: await response.json() };
      } catch {
        return null;
      }
    };
    const answer = await persist(town, `${method} ${path}`, { send });
    return answer?.status === 200 ? answer.body : null;
  }

  async function pick(query: string): Promise<string | null> {
    const list = (await call("GET", `/desk/orders/list${query}`)) as { orders: { number: string }[] } | null;
    const orders = list?.orders ?? [];
    return orders[chance.upTo(Math.max(0, orders.length - 1))]?.number ?? null;
  }

  return {
    /** Handles one order of each need. */
    async decide() {
      for (const [need, ...actions] of DECISIONS) {
        const action = chance.oneOf(actions);
        const number = await pick(`?need=${need}`);
        const body = bodyOf(action, chance);
        if (number) await call("POST", `/desk/orders/${number}/${action}`, body);
      }
    },
    async cancel() {
      const number = await pick("");
      if (number) await call("POST", `/desk/orders/${number}/cancel`, {});
    },
    moveRates: () => call("PUT", "/content-manager/single-types/api::shop.shop", moved(rates, chance)),
  };
}

/** A part is only ever the first one of its order: staff who look anew would see another sum. */
function bodyOf(action: OrderDeskAction, chance: Chance): object {
  if (action === "ship") return { trackingNumber: null };
  if (action === "refund-part") return { amountMinor: 1 + chance.upTo(2_000), reason: "a scratch", refundedMinor: 0 };
  return {};
}

/** Opens a dispute of a buyer's bank, which is mostly decided soon. */
function dispute({ chance, simulator }: Town): void {
  const [charge] = simulator.charges().slice(-1 - chance.upTo(20));
  if (!charge || !tryTo(() => simulator.dispute(charge.session))) return;
  const outcome = chance.oneOf(["won", "lost"] as const);
  if (chance.happens(0.7)) tryTo(() => simulator.closeDispute(charge.session, outcome));
}

function moved(rates: Rates, chance: Chance): Rates {
  const factor = (100 + chance.upTo(2 * RATE_PERCENT) - RATE_PERCENT) / 100;
  return {
    moneroChf: Math.round(rates.moneroChf * factor),
    moneroEur: Math.round(rates.moneroEur * factor),
    moneroUsd: Math.round(rates.moneroUsd * factor),
  };
}

/** The simulator refuses what Stripe would: a second dispute, or one about refunded money. */
function tryTo(act: () => unknown): boolean {
  try {
    return act() !== false;
  } catch {
    return false;
  }
}
