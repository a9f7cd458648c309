import type { Core } from "@strapi/strapi";
import { kbSearchRequestSchema, kbVoteSchema, type KbSearchAnswer } from "@wren/domain";
import { countVote } from "../work/votes";
import { createCounters } from "../../../platform/limits/counters";
import { visitorKey } from "../../../platform/limits/keys";
import type { Context } from "../../../platform/http/context";
import { parseBody } from "../../../platform/http/parse-body";
import { kbService } from "../work/kb-service";

const RESULTS = 12;
const SUGGESTIONS = 5;
/** A second vote of the same visitor on the same article is a double click. */
const ONE_VOTE = { points: 1, seconds: 10 * 60 };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const counters = createCounters(strapi);
  const sendHits = (ctx: Context, limit: number) => {
    const request = parseBody(kbSearchRequestSchema, ctx.request.body);
    const found = kbService(strapi).search(request, limit);
    const hits = found.map(({ id, title, excerpt }) => ({ slug: id, title, excerpt }));
    ctx.body = { hits } satisfies KbSearchAnswer;
  };
  return {
    search: (ctx: Context) => sendHits(ctx, RESULTS),
    suggest: (ctx: Context) => sendHits(ctx, SUGGESTIONS),
    async vote(ctx: Context) {
      const vote = parseBody(kbVoteSchema, ctx.request.body);
      const isFirst = (await counters.take("kb-vote", `${visitorKey(ctx)} ${vote.slug}`, ONE_VOTE)) === null;
      if (isFirst && !(await countVote(strapi, vote))) ctx.notFound();
      else ctx.status = 204;
    },
  };
};
