import type { Public } from "@strapi/strapi";
import { expect, test } from "vitest";
import type { CaptchaRow } from "../../src/api/captcha/work/use-captcha";
import type { StockMovementRow } from "../../src/api/catalog/work/rows";
import type { PresenceRow } from "../../src/api/chat/work/presence";
import type {
  ChatFileRow,
  ConversationEventRow,
  ConversationLabelRow,
  ConversationRow,
  MessageRow,
  NoteRow,
} from "../../src/api/chat/work/rows";
import type { ContactEventRow, ContactFileRow, ContactRequestRow } from "../../src/api/contact/work/rows";
import type { EmailChangeRow } from "../../src/api/email-change/work/rows";
import type {
  MoneroClaimRow,
  MoneroPaymentRow,
  MoneroTransferRow,
  MoneroWatchRow,
} from "../../src/api/monero/work/rows";
import type { SandboxTransferRow } from "../../src/api/monero/work/sandbox-wallet";
import type { Order, OrderEventRow } from "../../src/api/orders/work/rows";
import type { PartialRefund, Payment, PaymentEventRow } from "../../src/api/payments/work/rows";
import type { SandboxPayment } from "../../src/api/payments/work/sandbox/sandbox-payments";
import type { PublicationPlanRow, PublishedVersionRow } from "../../src/api/publishing/work/rows";
import type { AuditEntryRow, SecondFactorRow } from "../../src/api/staff/work/rows";
import type {
  Subscription,
  SubscriptionEventRow,
  SubscriptionReminderRow,
} from "../../src/api/subscriptions/work/rows";
import type { Mail } from "../../src/platform/mail/outbox";
import type { RetentionRow } from "../../src/platform/retention/retention-counts";
import type { Table } from "../../src/platform/rows/table";

/** The row types by which our code reads and writes business records. */
type Rows = {
  "api::captcha.captcha": CaptchaRow;
  "api::catalog.stock-movement": StockMovementRow;
  "api::chat.chat-file": ChatFileRow;
  "api::chat.chat-presence": PresenceRow;
  "api::chat.conversation": ConversationRow;
  "api::chat.conversation-event": ConversationEventRow;
  "api::chat.conversation-label": ConversationLabelRow;
  "api::chat.conversation-note": NoteRow;
  "api::chat.message": MessageRow;
  "api::contact.contact-event": ContactEventRow;
  "api::contact.contact-file": ContactFileRow;
  "api::contact.contact-request": ContactRequestRow;
  "api::email-change.email-change": EmailChangeRow;
  "api::mail.mail": Mail;
  "api::monero.monero-claim": MoneroClaimRow;
  "api::monero.monero-payment": MoneroPaymentRow;
  "api::monero.monero-transfer": MoneroTransferRow;
  "api::monero.monero-watch": MoneroWatchRow;
  "api::monero.sandbox-transfer": SandboxTransferRow;
  "api::orders.order": Order;
  "api::orders.order-event": OrderEventRow;
  "api::payments.partial-refund": PartialRefund;
  "api::payments.payment": Payment;
  "api::payments.payment-event": PaymentEventRow;
  "api::payments.sandbox-payment": SandboxPayment;
  "api::publishing.publication-plan": PublicationPlanRow;
  "api::publishing.published-version": PublishedVersionRow;
  "api::retention.retention": RetentionRow;
  "api::staff.audit-entry": AuditEntryRow;
  "api::staff.second-factor": SecondFactorRow;
  "api::subscriptions.subscription": Subscription;
  "api::subscriptions.subscription-event": SubscriptionEventRow;
  "api::subscriptions.subscription-reminder": SubscriptionReminderRow;
};

type Schemas = Public.ContentTypeSchemas;
type GivenByStrapi =
  | ("id" | "documentId" | "locale" | "localizations" | "publishedAt")
  | ("createdAt" | "createdBy" | "updatedAt" | "updatedBy");
type Attributes<Uid extends keyof Rows> = Omit<Schemas[Uid]["attributes"], GivenByStrapi>;
type Columns<Uid extends keyof Rows> = Omit<Rows[Uid], GivenByStrapi>;

/** Compares column by column, so that the compiler names the wrong one. */
type Differences = {
  [Uid in keyof Rows]:
    | `not in the row type: ${Extract<Exclude<keyof Attributes<Uid>, keyof Columns<Uid>>, string>}`
    | `not in the schema: ${Extract<Exclude<keyof Columns<Uid>, keyof Attributes<Uid>>, string>}`
    | {
        [Name in keyof Attributes<Uid> & keyof Columns<Uid> & string]: Attributes<Uid>[Name] extends { required: true }
          ? never
          : null extends Columns<Uid>[Name]
            ? never
            : `may be null: ${Name}`;
      }[keyof Attributes<Uid> & keyof Columns<Uid> & string];
};

/** Content types of records, which staff do not edit as content. */
type RecordUid = {
  [Uid in keyof Schemas]: Uid extends `api::${string}`
    ? Schemas[Uid] extends { pluginOptions: { "content-manager": { visible: false } } }
      ? Uid
      : never
    : never;
}[keyof Schemas];

test("row types have the columns of their schemas, and no others; the compiler checks it", () => {
  const differences: Differences[keyof Rows][] = [];
  const unlisted: Exclude<RecordUid, keyof Rows>[] = [];
  const none: never[] = [...differences, ...unlisted];
  expect(none).toEqual([]);
});

test("a mistyped column and an impossible value do not compile", () => {
  const written = { stat: "paid" };
  const neverRun = async (rows: Table<Payment>) => {
    // @ts-expect-error no such column
    await rows.updateMany({ id: 1 }, { stat: "paid" });
    // @ts-expect-error no such column, in an object from elsewhere
    await rows.updateMany({ id: 1 }, written);
    // @ts-expect-error no such column to look for
    await rows.findMany({ where: { ordrId: 1 } });
    // @ts-expect-error no such state
    await rows.count({ state: { $in: ["payed"] } });
    await rows.updateMany({ id: { $gt: 1 }, state: "open" }, { state: "paid", nextCheckAt: new Date() });
  };
  expect(neverRun).toBeTypeOf("function");
});
