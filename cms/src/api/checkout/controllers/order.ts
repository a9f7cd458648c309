import type { Core } from "@strapi/strapi";
import {
  checkoutRequestSchema,
  orderLookUpRequestSchema,
  payOrderRequestSchema,
  quoteRequestSchema,
  type OrderPage,
  type PlacedOrder,
  type Quote,
} from "@wren/domain";
import { answerRefusal } from "../work/answer-refusal";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { visitorKey } from "../../../platform/limits/keys";
import { orderService } from "../work/order-service";

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async quote(ctx: Context) {
    const request = parseBody(quoteRequestSchema, ctx.request.body);
    ctx.body = (await orderService(strapi).quote(request)) satisfies Quote;
  },
  async checkout(ctx: Context) {
    const request = parseBody(checkoutRequestSchema, ctx.request.body);
    await answerRefusal(ctx, async () => {
      ctx.body = (await orderService(strapi).checkout(request, visitorKey(ctx))) satisfies PlacedOrder;
    });
  },
  async lookUp(ctx: Context) {
    const { secret, returned } = parseBody(orderLookUpRequestSchema, ctx.request.body);
    const page: OrderPage | null = await orderService(strapi).lookUp(secret, { returned });
    if (page) ctx.body = page;
    else ctx.notFound();
  },
  async pay(ctx: Context) {
    const { secret, method } = parseBody(payOrderRequestSchema, ctx.request.body);
    await answerRefusal(ctx, async () => {
      const placed: PlacedOrder | null = await orderService(strapi).pay(secret, { method, visitor: visitorKey(ctx) });
      if (placed) ctx.body = placed;
      else ctx.notFound();
    });
  },
});
