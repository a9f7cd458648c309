import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";
import { isPassingFailure } from "../rows/passing-failure";
import { describeError } from "./describe-error";

const TRIES = 4;
const FIRST_PAUSE_MS = 250;

/**
 * Runs work after the response, so that the response time does not tell whether there was any. The caller was told that
 * it is done, so it is retried while the database is briefly unreachable.
 */
export function inBackground(strapi: Core.Strapi, name: string, work: () => unknown): void {
  tryAgain(work).catch((error: unknown) => {
    strapi.log.error(`${name} failed: ${describeError(error)}`);
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
