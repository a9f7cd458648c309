import assert from "node:assert/strict";
import { test } from "node:test";
import { refusals } from "./refusals.mjs";
import { contractShapes, isRequest, lastRecordedShapes } from "./shapes.mjs";

/** @typedef {import("./shapes.mjs").Shape} Shape */

const ONLY_FOR_STAFF = "The cms leaves it out of the page that web reads.";
const ONLY_THE_ADMIN = "Web never reads it, and the admin comes with its cms.";
const NOT_ASKED_FOR = "An earlier web does not ask for such blocks, and would leave out one that it cannot read.";
const A_MINUTE_LATE =
  "An earlier web shows such a conversation only after its own upgrade, a minute later; nothing is lost.";

/**
 * Changes that would break an earlier web, with the reason why this one does not. Emptied when a release is recorded.
 * @type {Record<string, string>}
 */
const EXPLAINED = {
  'blockSchema.__component has the new value "blocks.fact-line"': NOT_ASKED_FOR,
  'blockSchema.__component has the new value "blocks.costs"': NOT_ASKED_FOR,
  'blockSchema.__component has the new value "blocks.comparison"': NOT_ASKED_FOR,
  'blockSchema.__component has the new value "blocks.shipping"': NOT_ASKED_FOR,
  'blockSchema.__component has the new value "blocks.switch"': NOT_ASKED_FOR,
  'blockSchema.__component has the new value "blocks.wide-picture"': NOT_ASKED_FOR,
  'blockSchema.__component has the new value "blocks.table"': NOT_ASKED_FOR,
  "blockSchema.body is required and may be missing": NOT_ASKED_FOR,
  'retentionReportSchema.kinds[].kind has the new value "unconfirmed-accounts"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].kind has the new value "site"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].action has the new value "opened"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].changes[].field has the new value "enabled"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].changes[].field has the new value "allowList"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].kind has the new value "publication"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].action has the new value "published"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].action has the new value "unpublished"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].action has the new value "published-as-planned"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].action has the new value "unpublished-as-planned"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].action has the new value "planned"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].action has the new value "plan-failed"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].action has the new value "restored"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].changes[].field has the new value "publishAt"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].changes[].field has the new value "unpublishAt"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].changes[].field has the new value "version"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].changes[].field has the new value "datedOn"': ONLY_THE_ADMIN,
  'auditListSchema.entries[].changes[].field has the new value "validUntil"': ONLY_THE_ADMIN,
  'deskOrderSchema.timeline[].kind has the new value "address-corrected"': ONLY_THE_ADMIN,
  'deskOrderSchema.timeline[].kind has the new value "email-corrected"': ONLY_THE_ADMIN,
  'deskOrderSchema.timeline[].kind has the new value "tracking-corrected"': ONLY_THE_ADMIN,
  'deskOrderSchema.timeline[].kind has the new value "part-refunded"': ONLY_THE_ADMIN,
  'deskConversationSchema.messages[].file.type has the new value "application/pdf"': ONLY_THE_ADMIN,
  "deskConversationSchema.email is null instead of string": ONLY_THE_ADMIN,
  "deskQueueSchema.entries[].email is null instead of string": ONLY_THE_ADMIN,
  "queueEntrySchema.email is null instead of string": ONLY_THE_ADMIN,
  "deskRequestSchema.history[].files is required and may be missing": ONLY_THE_ADMIN,
  "deskRequestSchema.history[].mailed is required and may be missing": ONLY_THE_ADMIN,
  "deskRequestSchema.repliesReturn is required and may be missing": ONLY_THE_ADMIN,
  'chatMessageSchema.file.type has the new value "application/pdf"': A_MINUTE_LATE,
  'chatNewsSchema.messages[].file.type has the new value "application/pdf"': A_MINUTE_LATE,
  'chatUploadSchema.type has the new value "application/pdf"': A_MINUTE_LATE,
  'chatViewSchema.messages[].file.type has the new value "application/pdf"': A_MINUTE_LATE,
  'orderPageSchema.timeline[].kind has the new value "part-refunded"': "The page gets it as payment-refunded.",
  'orderPageSchema.timeline[].kind has the new value "address-corrected"': ONLY_FOR_STAFF,
  'orderPageSchema.timeline[].kind has the new value "email-corrected"': ONLY_FOR_STAFF,
  'orderPageSchema.timeline[].kind has the new value "tracking-corrected"': ONLY_FOR_STAFF,
};

/** @type {Record<string, string>} Contracts that are gone, each with the reason why nobody misses it. */
const GONE = { registerFormSchema: "It was a form, which web reads by itself." };

const now = await contractShapes();
const then = await lastRecordedShapes();

test("an unknown key in an answer is ignored, in every contract", () => {
  const strict = Object.entries(now).flatMap(([name, shape]) => (isRequest(name) ? [] : strictPartsOf(shape, name)));
  assert.deepEqual(strict, []);
});

test("web of the last recorded release understands the present cms, and is understood", () => {
  const names = Object.keys(then).filter((name) => name in now);
  const found = names.flatMap((name) => {
    const [reader, writer] = isRequest(name) ? [now[name], then[name]] : [then[name], now[name]];
    return reader && writer ? refusals(reader, writer, name) : [];
  });
  assert.deepEqual(
    found.filter((refusal) => !(refusal in EXPLAINED)),
    [],
  );
  assert.deepEqual(
    Object.keys(EXPLAINED).filter((refusal) => !found.includes(refusal)),
    [],
    "explained, but no longer so",
  );
});

test("a contract that was renamed or removed is explained", () => {
  const gone = Object.keys(then).filter((name) => !(name in now) && !(name in GONE));
  assert.deepEqual(gone, []);
});

/**
 * @param {Shape} shape
 * @param {string} at
 * @returns {string[]}
 */
function strictPartsOf(shape, at) {
  const own = shape.additionalProperties === false ? [at] : [];
  const parts = Object.entries(shape).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? strictPartsOf(value, `${at}.${key}`) : [],
  );
  return [...own, ...parts];
}
