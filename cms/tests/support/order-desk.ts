import { deskOrderListSchema, deskOrderSchema, type DeskOrder, type OrderPage, type PlacedOrder } from "@wren/domain";
import { expect } from "vitest";
import type { BootedCms } from "./boot";
import { createCaller } from "./call";
import { rowsOf } from "./rows";
import { place } from "./shop";
import { signInAsFirstAdmin, type Staff } from "./staff";

/** A cms with a member of staff at the page "Orders", and buyers who pay in the sandbox. */
export async function openOrderDesk(cms: BootedCms, staff?: Staff) {
  const member = staff ?? (await signInAsFirstAdmin(cms));
  const call = createCaller(() => cms.url);
  const rows = (name: string) => rowsOf(cms.strapi, name);
  const get = (path: string) => member.call("GET", `/desk/orders/${path}`);

  async function lookUp({ secret }: PlacedOrder): Promise<OrderPage> {
    return (await call("shop/orders/look-up", { body: { secret, returned: true } })).body;
  }

  return {
    call,
    rows,
    get,
    lookUp,
    post: (path: string, body: object) => member.call("POST", `/desk/orders/${path}`, body),
    download: (path: string) => member.download(`/desk/orders/${path}`),
    act: ({ number }: { number: string }, action: string, body: object = {}) =>
      member.call("POST", `/desk/orders/${number}/${action}`, body),
    show: async ({ number }: { number: string }): Promise<DeskOrder> => deskOrderSchema.parse((await get(number)).body),
    numbersIn: async (query: string): Promise<string[]> =>
      deskOrderListSchema.parse((await get(`list?${query}`)).body).orders.map(({ number }) => number),
    mailsTo: (to: string): Promise<{ subject: string; text: string }[]> =>
      rows("mail").findMany({ where: { to }, orderBy: { id: "asc" } }),
    async placePaid(changes: Parameters<typeof place>[1] = {}): Promise<PlacedOrder> {
      const placed = await place(call, changes);
      const ref = placed.paymentUrl?.split("/").at(-1) ?? "";
      await call("sandbox-payments/act", { body: { ref, action: "pay" } });
      expect((await lookUp(placed)).state).toMatch(/^(paid|fulfilled)$/);
      return placed;
    },
  };
}
