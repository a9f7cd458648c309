import type { Core } from "@strapi/strapi";
import { normalizeCrockford } from "@wren/domain";
import { customersBy } from "../../chat/work/find-accounts";
import { anywhere, holds } from "../../../platform/rows/like";

/** Numbers are compared without hyphens. */
const NUMBERS = ["replace(reference, '-', '')", "replace(support_id, '-', '')"];

/** Only the holder of the private key can read an encrypted message: its armor holds nothing to be found. */
const TEXTS = ["email", "case when is_encrypted then '' else message end"];

const HISTORY = "case when event.text like '-----BEGIN PGP%' then '' else event.text end";

/**
 * Ids of the requests that hold each word of the search, also in an answer or a note, and of those whose sender has an
 * order or a subscription with this number. Newest first. The search is written down nowhere.
 */
export async function findRequestIds(strapi: Core.Strapi, search: string, limit: number): Promise<number[]> {
  const customers = (await customersBy(strapi, search)).map((address) => address.toLowerCase());
  const found = strapi.db.connection("contact_requests").where((everyWord) => {
    for (const word of search.normalize("NFC").split(/\s+/)) {
      const number = normalizeCrockford(word);
      everyWord.where((anyText) => {
        // A word without letters and digits would be part of every number.
        if (number !== "") for (const column of NUMBERS) anyText.orWhereRaw(holds(strapi, column), [anywhere(number)]);
        for (const text of TEXTS) anyText.orWhereRaw(holds(strapi, text), [anywhere(word)]);
        anyText.orWhereRaw(isInHistory(strapi), [anywhere(word)]);
      });
    }
  });
  if (customers.length > 0) found.orWhereRaw(`lower(email) in (${customers.map(() => "?").join(", ")})`, customers);
  const rows: { id: number }[] = await found.orderBy("id", "desc").limit(limit).select("id");
  return rows.map(({ id }) => id);
}

function isInHistory(strapi: Core.Strapi): string {
  return `exists (select 1 from contact_events as event where event.request_id = contact_requests.id and ${holds(strapi, HISTORY)})`;
}
