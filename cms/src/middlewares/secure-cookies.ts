import type { Core } from "@strapi/strapi";
import { env } from "../platform/env";

/**
 * Lets Strapi set secure cookies behind a proxy that speaks TLS: the connection to us is plain, and Koa would refuse.
 * Trusting the proxy's headers instead would let a visitor's own `X-Forwarded-For` count for their address.
 */
const secureCookies: Core.MiddlewareFactory = () => async (ctx, next) => {
  if (env("ADMIN_URL")?.startsWith("https:")) ctx.cookies.secure = true;
  await next();
};

export default secureCookies;
