"use strict";

// Content types that moved into the folder of their capability have another uid since. Tables keep their names.
// Strapi's own records name types by uid and are renamed here: permissions of roles and tokens, forms of the admin, links
// of media.

const MOVED = {
  "api::canned-reply.canned-reply": "api::chat.canned-reply",
  "api::chat-file.chat-file": "api::chat.chat-file",
  "api::chat-presence.chat-presence": "api::chat.chat-presence",
  "api::contact-event.contact-event": "api::contact.contact-event",
  "api::contact-file.contact-file": "api::contact.contact-file",
  "api::contact-request.contact-request": "api::contact.contact-request",
  "api::conversation-note.conversation-note": "api::chat.conversation-note",
  "api::conversation.conversation": "api::chat.conversation",
  "api::kb-vote.kb-vote": "api::kb.kb-vote",
  "api::message.message": "api::chat.message",
  "api::monero-claim.monero-claim": "api::monero.monero-claim",
  "api::monero-payment.monero-payment": "api::monero.monero-payment",
  "api::monero-transfer.monero-transfer": "api::monero.monero-transfer",
  "api::monero-watch.monero-watch": "api::monero.monero-watch",
  "api::order-event.order-event": "api::orders.order-event",
  "api::order.order": "api::orders.order",
  "api::payment-event.payment-event": "api::payments.payment-event",
  "api::payment.payment": "api::payments.payment",
  "api::sandbox-payment.sandbox-payment": "api::payments.sandbox-payment",
  "api::sandbox-transfer.sandbox-transfer": "api::monero.sandbox-transfer",
  "api::subscription-event.subscription-event": "api::subscriptions.subscription-event",
  "api::subscription-reminder.subscription-reminder": "api::subscriptions.subscription-reminder",
  "api::subscription.subscription": "api::subscriptions.subscription",
};

/** Columns that hold a uid, alone or in a longer text. On a new database the tables do not exist yet. */
const COLUMNS = {
  admin_permissions: ["subject"],
  files_related_mph: ["related_type"],
  strapi_api_token_permissions: ["action"],
  strapi_core_store_settings: ["key", "value"],
  up_permissions: ["action"],
};

module.exports = {
  async up(knex) {
    for (const [table, columns] of Object.entries(COLUMNS)) {
      if (!(await knex.schema.hasTable(table))) continue;
      for (const column of columns) await renameIn(knex, table, column);
    }
  },
};

async function renameIn(knex, table, column) {
  const rows = await knex(table).select("id", column).where(column, "like", "%api::%");
  for (const { id, [column]: text } of rows) {
    const renamed = text.replace(/api::[a-z-]+\.[a-z-]+/g, (uid) => MOVED[uid] ?? uid);
    if (renamed !== text)
      await knex(table)
        .where({ id })
        .update({ [column]: renamed });
  }
}
