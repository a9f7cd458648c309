import type { Core } from "@strapi/strapi";

/**
 * Work that nobody waits for, so that the time until the answer does not tell whether there was any. A
 * failure is logged by its kind only: messages of the database may hold what a visitor typed.
 */
export function inBackground(strapi: Core.Strapi, name: string, work: () => unknown): void {
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      strapi.log.error(`${name} failed: ${error instanceof Error ? error.name : "unknown"}`);
    });
}
