import type { Core } from "@strapi/strapi";
import { CONTACT_MAX_FILES, deskTopic, REQUEST_ANSWER_MAX_LENGTH } from "@wren/domain";
import { changeService } from "../../../platform/changes/change-service";
import { mailKey, type InboundMail, type TakeOutcome, type Taking } from "../../../platform/mail/inbound-mail";
import { protectMessage } from "../../../platform/pgp";
import { inTransaction } from "../../../platform/strapi-edges";
import { findAnswerWay } from "./answer-way";
import { readChoices } from "./choices";
import { contactEvents, contactRequests, type ContactRequestRow } from "./rows";
import { attachFiles, keepFile } from "./waiting-files";

/** Stands in the history where staff have a name. */
const SENDER = "sender";

type Kept = { refs: string[]; notTaken: string[] };

/** Adds a mail to the request whose address it was sent to, and opens the request again. */
export async function takeMailedReply(strapi: Core.Strapi, { token, mail, isAllowed, now }: Taking) {
  const found = await contactRequests(strapi).findOne({ where: { replyToken: token } });
  if (!found) return "unknown-address";
  if (await isKnown(strapi, found.id, mail)) return "known";
  if (!(await isAllowed())) return "too-many";
  const kept = await keepFiles(strapi, mail, { visitor: `mail ${String(found.id)}`, now });
  if (mail.text === "" && kept.refs.length === 0) return "empty";
  const mailed = { notTaken: kept.notTaken, isOtherSender: await isOther(strapi, found, mail.from) };
  const texts = await textsOf(strapi, mail);
  return inTransaction(strapi, async ({ trx }): Promise<TakeOutcome> => {
    // Another process may have taken the same mail, and staff may have erased the request.
    const held: unknown = await strapi.db
      .connection("contact_requests")
      .transacting(trx)
      .where({ id: found.id })
      .forUpdate()
      .first("id");
    if (!held) return "unknown-address";
    if (await isKnown(strapi, found.id, mail)) return "known";
    const { text, original, isEncrypted } = texts;
    const event = await contactEvents(strapi).create({
      ...{ requestId: found.id, kind: "replied", at: now, by: SENDER, text, key: mailKey(mail, 0) },
      mailed: { ...mailed, original, isEncrypted },
    });
    await attachFiles(strapi, { requestId: found.id, eventId: event.id }, kept.refs);
    await contactRequests(strapi).update(found.id, { state: "open", repliedAt: now });
    await changeService(strapi).announce(deskTopic(found.reference));
    return "taken";
  });
}

async function isKnown(strapi: Core.Strapi, requestId: number, mail: InboundMail): Promise<boolean> {
  return (await contactEvents(strapi).count({ requestId, key: mailKey(mail, 0) })) > 0;
}

/** By the rules of uploads, and encrypted as they are; the names of all others are told to staff. */
async function keepFiles(strapi: Core.Strapi, mail: InboundMail, keeping: { visitor: string; now: Date }) {
  const kept: Kept = { refs: [], notTaken: [] };
  for (const { name, bytes } of mail.files) {
    const isOneMore = kept.refs.length < CONTACT_MAX_FILES;
    const outcome = isOneMore ? await keepFile(strapi, { ...keeping, bytes, name }) : null;
    if (outcome?.ok) kept.refs.push(outcome.file.ref);
    else kept.notTaken.push(name);
  }
  return kept;
}

/** With a key nothing is stored in clear: the whole text is encrypted, as only its reader can cut off the quotes then. */
async function textsOf(strapi: Core.Strapi, { text, original, isEncrypted: wasEncrypted }: InboundMail) {
  const { supportPgpKey } = await readChoices(strapi);
  if (!supportPgpKey || wasEncrypted) {
    const isCut = text.length > REQUEST_ANSWER_MAX_LENGTH && !wasEncrypted;
    const shown = isCut ? `${text.slice(0, REQUEST_ANSWER_MAX_LENGTH)} […]` : text;
    return { text: shown, original: original ?? (isCut ? text : null), isEncrypted: wasEncrypted };
  }
  const { message, isEncrypted } = await protectMessage(original ?? text, supportPgpKey);
  return { text: message, original: null, isEncrypted };
}

/** True when the mail names somebody else than we would answer. */
async function isOther(strapi: Core.Strapi, request: ContactRequestRow, from: string): Promise<boolean> {
  const way = await findAnswerWay(strapi, request);
  return way?.by !== "mail" || way.address.toLowerCase() !== from.toLowerCase();
}
