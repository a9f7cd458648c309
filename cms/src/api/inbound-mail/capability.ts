import { HOUR_MS, SECOND_MS } from "@wren/domain";
import type { Capability } from "../../platform/capability";
import { env } from "../../platform/env";
import { inboundFigures } from "./work/inbound-figures";
import { dropSetAside, takeMails } from "./work/take-mails";

/**
 * Replies by mail, which come from a mailbox when there is one. A run that outlives its lease does no harm: whoever
 * comes second knows the mail.
 */
export const inboundMail: Capability = {
  jobs: (strapi) => {
    const address = env("INBOUND_IMAP_URL");
    if (address === undefined) return [];
    const everyMs = env("INBOUND_CHECK_SECONDS") * SECOND_MS;
    return [
      { name: "inbound-mails", everyMs, run: (now) => takeMails(strapi, address, now) },
      { name: "mails-set-aside", everyMs: HOUR_MS, run: (now) => dropSetAside(address, now) },
    ];
  },
  figures: inboundFigures,
};
