import type { Core } from "@strapi/strapi";
import {
  ORDER_DESK_ACTIONS,
  orderDeskQuerySchema,
  staffNoteSchema,
  trackingNumberSchema,
  type BookReport,
  type OrderDeskRefusal,
} from "@wren/domain";
import { moneroService } from "../api/monero-payment/services/monero-payment";
import { checkBooks, lastBookReport } from "../lib/books/check-books";
import { parseBody } from "../lib/parse-body";
import { reportRetention } from "../lib/retention/retention-counts";
import { countNeeds } from "../lib/shop/attention";
import {
  acceptLatePayment,
  cancelOrder,
  decideMonero,
  giveOrderedServices,
  listOrders,
  noteOrder,
  refundOrder,
  settleRefund,
  shipOrder,
  showOrder,
} from "../lib/shop/staff-orders";
import { addDesk, type DeskContext } from "./add-desk";
import { failedMailCalls } from "./failed-mails";
import { answerOutcome } from "./answer-outcome";
import type { StaffOutcome } from "../lib/staff-outcome";

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
      "GET /monero": async (ctx) => {
        ctx.body = { health: await moneroService(strapi).health() };
      },
      "GET /retention": async (ctx) => {
        ctx.body = await reportRetention(strapi);
      },
      "GET /books": async (ctx) => {
        ctx.body = (await lastBookReport(strapi)) satisfies BookReport;
      },
      "POST /books/check": async (ctx) => {
        await checkBooks(strapi, new Date());
        ctx.body = { ok: true };
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
          "give-services": () => giveOrderedServices(strapi, number, who),
          "decide-monero": () => decideMonero(strapi, number, parseBody(staffNoteSchema, bodyOf(ctx)).note, who),
          "settle-refund": () => settleRefund(strapi, number, parseBody(staffNoteSchema, bodyOf(ctx)).note, who),
          note: () => noteOrder(strapi, number, parseBody(staffNoteSchema, bodyOf(ctx)).note, who),
        });
        answerOutcome(ctx, outcome);
      },
    },
  });
}

type Actions = Record<(typeof ORDER_DESK_ACTIONS)[number], () => Promise<StaffOutcome<OrderDeskRefusal>>>;

async function act(name: string, actions: Actions): Promise<StaffOutcome<OrderDeskRefusal>> {
  const action = ORDER_DESK_ACTIONS.find((known) => known === name);
  return action ? actions[action]() : { ok: false, refusal: "not-found" };
}
