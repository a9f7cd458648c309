import type { Core } from "@strapi/strapi";
import { isAboutToStop } from "../platform/process/finish-requests";

/** `/_health` tells a balancer the truth: Strapi's own answer is the same while the process stops. */
const health: Core.MiddlewareFactory = () => async (ctx, next) => {
  await next();
  if (ctx.path !== "/_health" || !isAboutToStop()) return;
  ctx.status = 503;
  ctx.body = { ready: false, detail: "The process is about to stop." };
};

export default health;
