import type { Core } from "@strapi/strapi";
import {
  ORDER_DESK_ACTIONS,
  ORDER_DOCUMENTS,
  ORDER_EXPORTS,
  orderExportQuerySchema,
  correctedAddressSchema,
  correctedEmailSchema,
  orderDocumentsQuerySchema,
  shipmentsRequestSchema,
  orderDeskQuerySchema,
  partialRefundRequestSchema,
  staffNoteSchema,
  trackingNumberSchema,
  type BookReport,
  type OrderDeskRefusal,
  type ShipmentsReport,
} from "@wren/domain";
import { moneroService } from "../monero/work/monero-service";
import { checkBooks, lastBookReport } from "./work/books/check-books";
import { parseBody } from "../../platform/http/parse-body";
import { reportRetention } from "../../platform/retention/retention-counts";
import { countNeeds } from "./work/attention";
import { makeDocuments, type MadeDocuments } from "./work/make-documents";
import { sendFile } from "../../platform/private-files/send-file";
import { correctAddress, correctEmail, correctTracking } from "./work/correct-order";
import { shipMany } from "./work/ship-many";
import { exportOrders } from "./work/export-orders";
import { listOrders } from "./work/find-orders";
import {
  acceptLatePayment,
  cancelOrder,
  decideMonero,
  giveOrderedServices,
  noteOrder,
  refundOrder,
  refundPartOfOrder,
  refundPartOfOrderAgain,
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
      "GET /documents/:kind": async (ctx) => {
        const kind = ORDER_DOCUMENTS.find((known) => known === ctx.params.kind);
        const { numbers } = parseBody(orderDocumentsQuerySchema, ctx.query);
        const made: MadeDocuments = kind
          ? await makeDocuments(strapi, kind, { numbers, now: clock.now() })
          : { ok: false, refusal: "not-found" };
        if (made.ok) sendFile(ctx, made.file);
        else answerOutcome(ctx, made);
      },
      "GET /exports/:kind": async (ctx) => {
        const kind = ORDER_EXPORTS.find((known) => known === ctx.params.kind);
        const days = parseBody(orderExportQuerySchema, ctx.query);
        if (kind) sendFile(ctx, await exportOrders(strapi, kind, days));
        else ctx.notFound();
      },
      "POST /shipments": async (ctx) => {
        const { text, isTrial } = parseBody(shipmentsRequestSchema, bodyOf(ctx));
        const report = await shipMany(strapi, text, { isTrial, ...by(ctx) });
        if (report) ctx.body = report satisfies ShipmentsReport;
        else answerOutcome(ctx, { ok: false, refusal: "list-length" });
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
          "correct-address": () =>
            correctAddress(strapi, number, parseBody(correctedAddressSchema, bodyOf(ctx)).address, who),
          "correct-email": () => correctEmail(strapi, number, parseBody(correctedEmailSchema, bodyOf(ctx)).email, who),
          "correct-tracking": () =>
            correctTracking(strapi, number, parseBody(trackingNumberSchema, bodyOf(ctx)).trackingNumber, who),
          cancel: () => cancelOrder(strapi, number, who),
          refund: () => refundOrder(strapi, number, who),
          "refund-part": () =>
            refundPartOfOrder(strapi, number, parseBody(partialRefundRequestSchema, bodyOf(ctx)), who),
          "refund-part-again": () => refundPartOfOrderAgain(strapi, number, who),
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
