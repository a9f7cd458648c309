import type { Core } from "@strapi/strapi";
import { ORDER_DESK_ACTIONS, orderDeskQuerySchema, staffNoteSchema, trackingNumberSchema } from "@wren/domain";
import { parseBody } from "../lib/parse-body";
import { reportRetention } from "../lib/retention/retention-counts";
import { countNeeds } from "../lib/shop/attention";
import {
  acceptLatePayment,
  cancelOrder,
  listOrders,
  noteOrder,
  refundOrder,
  shipOrder,
  showOrder,
  type StaffOutcome,
} from "../lib/shop/staff-orders";
import { addDesk, type DeskContext } from "./add-desk";
import { failedMailCalls } from "./failed-mails";

/** The admin's page "Orders": what staff see of orders and what they do with them. */
export function addOrderDesk(strapi: Core.Strapi): void {
  const by = (ctx: DeskContext) => ({ by: ctx.state.user.email, now: new Date() });
  const bodyOf = (ctx: DeskContext) => ctx.request.body;

  addDesk(strapi, {
    name: "orders",
    displayName: "Work on orders",
    calls: {
      "GET /needs": async (ctx) => {
        ctx.body = await countNeeds(strapi);
      },
      "GET /list": async (ctx) => {
        ctx.body = await listOrders(strapi, parseBody(orderDeskQuerySchema, ctx.query));
      },
      // Before the calls that take any word for an order's number.
      ...failedMailCalls(strapi),
      "GET /retention": async (ctx) => {
        ctx.body = await reportRetention(strapi);
      },
      "GET /:number": async (ctx) => {
        const order = await showOrder(strapi, ctx.params.number ?? "");
        if (order) ctx.body = order;
        else ctx.notFound();
      },
      "POST /:number/:action": async (ctx) => {
        const { number = "", action } = ctx.params;
        const who = by(ctx);
        const outcome = await act(action ?? "", {
          ship: () => shipOrder(strapi, number, parseBody(trackingNumberSchema, bodyOf(ctx)).trackingNumber, who),
          cancel: () => cancelOrder(strapi, number, who),
          refund: () => refundOrder(strapi, number, who),
          "accept-late": () => acceptLatePayment(strapi, number, who),
          note: () => noteOrder(strapi, number, parseBody(staffNoteSchema, bodyOf(ctx)).note, who),
        });
        answer(ctx, outcome);
      },
    },
  });
}

type Actions = Record<(typeof ORDER_DESK_ACTIONS)[number], () => Promise<StaffOutcome>>;

async function act(name: string, actions: Actions): Promise<StaffOutcome> {
  const action = ORDER_DESK_ACTIONS.find((known) => known === name);
  return action ? actions[action]() : { ok: false, refusal: "not-found" };
}

function answer(ctx: DeskContext, outcome: StaffOutcome): void {
  if (outcome.ok) ctx.body = { ok: true };
  else if (outcome.refusal === "not-found") ctx.notFound();
  else ctx.conflict(outcome.refusal, {});
}
