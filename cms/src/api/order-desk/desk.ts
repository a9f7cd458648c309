import type { Core } from "@strapi/strapi";
import {
  ORDER_DESK_ACTIONS,
  orderDeskQuerySchema,
  staffNoteSchema,
  trackingNumberSchema,
  type BookReport,
  type OrderDeskRefusal,
} from "@wren/domain";
import { moneroService } from "../monero/work/monero-service";
import { checkBooks, lastBookReport } from "./work/books/check-books";
import { parseBody } from "../../platform/http/parse-body";
import { reportRetention } from "../../platform/retention/retention-counts";
import { countNeeds } from "./work/attention";
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
} from "./work/staff-orders";
import { addDesk, type DeskContext } from "../../platform/desk/add-desk";
import { failedMailCalls } from "../../platform/desk/failed-mails";
import { answerOutcome } from "../../platform/desk/answer-outcome";
import type { StaffOutcome } from "../../platform/desk/staff-outcome";
import { clock } from "../../platform/process/clock";

/** The admin's page "Orders": orders for staff, and their actions on them. */
export function addOrderDesk(strapi: Core.Strapi): void {
  const by = (ctx: DeskContext) => ({ by: ctx.state.user.email, now: clock.now() });
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
      // Before the routes whose wildcard for an order's number would match them.
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
        await checkBooks(strapi, clock.now());
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
