import type { Core } from "@strapi/strapi";
import { stockHistoryQuerySchema, stockMovementRequestSchema } from "@wren/domain";
import { addDesk } from "../../platform/desk/add-desk";
import { answerOutcome } from "../../platform/desk/answer-outcome";
import { fullName } from "../../platform/desk/staff";
import { parseBody } from "../../platform/http/parse-body";
import { moveArticle } from "./work/move-article";
import { listStock, showArticle } from "./work/show-stock";

/** The admin's page "Stock", and the stock in the form of an article. */
export function addStockDesk(strapi: Core.Strapi): void {
  addDesk(strapi, {
    name: "stock",
    displayName: "See and move stock",
    calls: {
      "GET /list": async (ctx) => {
        ctx.body = await listStock(strapi);
      },
      "GET /:articleId": async (ctx) => {
        const { page } = parseBody(stockHistoryQuerySchema, ctx.query);
        const article = await showArticle(strapi, ctx.params.articleId ?? "", page);
        if (article) ctx.body = article;
        else ctx.notFound();
      },
      "POST /:articleId/move": async (ctx) => {
        const movement = parseBody(stockMovementRequestSchema, ctx.request.body);
        const who = fullName(ctx.state.user);
        answerOutcome(ctx, await moveArticle(strapi, ctx.params.articleId ?? "", { ...movement, who }));
      },
    },
  });
}
