import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { isPassingFailure } from "../rows/passing-failure";

const TRIES = 4;
const FIRST_PAUSE_MS = 250;

/**
 * Work that nobody waits for, so that the time until the answer does not tell whether there was any. Whoever asked has
 * been told that it is done, so a database that is away for a moment is asked again. A failure is logged by its kind
 * only: messages of the database may hold what a visitor typed.
 */
export function inBackground(strapi: Core.Strapi, name: string, work: () => unknown): void {
  tryAgain(work).catch((error: unknown) => {
    strapi.log.error(`${name} failed: ${error instanceof Error ? error.name : "unknown"}`);
  });
}

async function tryAgain(work: () => unknown): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === TRIES || !isPassingFailure(error)) throw error;
    }
    await pause(FIRST_PAUSE_MS * 2 ** (tries - 1), null, { ref: false });
  }
}
