import { LOCALES, type Locale } from "@wren/domain";
import { log } from "#app/log.server.ts";
import { findCanary } from "./canary.server.ts";
import { readProductsAhead } from "./catalog.server.ts";
import { readContactChoices } from "./contact.server.ts";
import { listFiles, readResourcesAhead } from "./files.server.ts";
import { readKbAhead } from "./kb.server.ts";
import { findPageLinks, readPagesAhead } from "./pages.server.ts";
import { listPublished } from "./published.server.ts";
import { readServicesAhead } from "./services.server.ts";

/**
 * Reads the content of all pages into the cache, so that a cms that dies later leaves no page unserved.
 * @returns false when the cms became unreachable meanwhile
 */
export async function readAhead(): Promise<boolean> {
  const startedAt = Date.now();
  try {
    for (const locale of LOCALES) await readAheadIn(locale);
    await listPublished();
  } catch {
    return false; // The failed call has already been logged.
  }
  log.info("content-read-ahead", { ms: Date.now() - startedAt });
  return true;
}

/** One call after the other, so that visitors are served first. */
async function readAheadIn(locale: Locale): Promise<void> {
  await readPagesAhead(locale);
  await findPageLinks(locale);
  await readProductsAhead(locale);
  await readServicesAhead(locale);
  await readResourcesAhead(locale);
  await listFiles(locale);
  await readKbAhead(locale);
  await readContactChoices(locale);
  await findCanary(locale, new Date());
}
