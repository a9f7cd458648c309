import type { Core } from "@strapi/strapi";

const playing = new WeakSet<Core.Strapi>();

/** Called by payments when a provider is simulated: pages and mails then say that they are a test. */
export function markAsTest(strapi: Core.Strapi): void {
  playing.add(strapi);
}

export function isTestShop(strapi: Core.Strapi): boolean {
  return playing.has(strapi);
}
