import type { Core } from "@strapi/strapi";

const playing = new WeakSet<Core.Strapi>();

/** Said by payments when one of their providers only plays: pages and mails must not look like real ones. */
export function markAsTest(strapi: Core.Strapi): void {
  playing.add(strapi);
}

export function isTestShop(strapi: Core.Strapi): boolean {
  return playing.has(strapi);
}
