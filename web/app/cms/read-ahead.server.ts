import { DEFAULT_CURRENCY, LOCALES, type Locale } from "@wren/domain";
import { log } from "#app/log.server.ts";
import { findPriceTerms, readProductsAhead } from "./catalog.server.ts";
import { listFiles, readResourcesAhead } from "./files.server.ts";
import { readKbAhead } from "./kb.server.ts";
import { readPagesAhead } from "./pages.server.ts";
import { readServicesAhead } from "./services.server.ts";
import { listShippingCountries } from "./shipping.server.ts";

/**
 * Reads what all pages are made of, as if somebody had looked at each: a cms that dies right afterwards leaves no page
 * unserved.
 * @returns false when the cms died before
 */
export async function readAhead(): Promise<boolean> {
  const startedAt = Date.now();
  try {
    await Promise.all([listShippingCountries(), findPriceTerms(DEFAULT_CURRENCY)]);
    for (const locale of LOCALES) await readAheadIn(locale);
  } catch {
    return false; // Whoever read has told why.
  }
  log.info("content-read-ahead", { ms: Date.now() - startedAt });
  return true;
}

/** One question after the other: visitors are served first. */
async function readAheadIn(locale: Locale): Promise<void> {
  await readPagesAhead(locale);
  await readProductsAhead(locale);
  await readServicesAhead(locale);
  await readResourcesAhead(locale);
  await listFiles(locale);
  await readKbAhead(locale);
}
