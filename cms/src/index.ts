import type { Core } from "@strapi/strapi";
import { addChatDesk } from "./desk/chat-desk";
import { addOrderDesk } from "./desk/order-desk";
import { addRequestDesk } from "./desk/request-desk";
import { addSubscriptionDesk } from "./desk/subscription-desk";
import { KB_ARTICLE } from "./documents/kb-article-documents";
import { PAGE } from "./documents/page-documents";
import { PRODUCT } from "./documents/product-documents";
import { sluggedDocuments } from "./documents/published-slug";
import { RESOURCE } from "./documents/resource-documents";
import { SERVICE } from "./documents/service-documents";
import { shopDocuments } from "./documents/shop-documents";
import { shippingZoneDocuments } from "./documents/shipping-zone-documents";
import { skuDocuments } from "./documents/sku-documents";
import { tariffDocuments } from "./documents/tariff-documents";
import { websiteDocuments } from "./documents/website-documents";
import { beginTransactionsAsWriter } from "./lib/begin-immediate";
import { applyFieldLabels } from "./lib/apply-field-labels";
import { applyEditorRole } from "./lib/roles/editor-role";
import { applySupportRole } from "./lib/roles/support-role";
import { changeService } from "./api/change/services/change";
import { kbService } from "./api/kb/services/kb";
import { moneroService } from "./api/monero-payment/services/monero-payment";
import { mailService } from "./api/mail/services/mail";
import { paymentService } from "./api/payment/services/payment";
import { setUpAccounts } from "./lib/accounts/set-up";
import { checkBooksWhenDue } from "./lib/books/check-books";
import { closeIdle } from "./lib/chat/close-idle";
import { eraseConversationOf } from "./lib/chat/erase-conversations";
import { forgetSilent } from "./lib/chat/presence";
import { mailUnreadAnswers } from "./lib/chat/unread-mails";
import { fillChecksums } from "./lib/files/fill-checksums";
import { createFirstAdmin } from "./lib/first-admin";
import { createLeaseTable } from "./lib/jobs/job-leases";
import { createJobs } from "./lib/jobs/jobs";
import { createCounterTable } from "./lib/limits/counters";
import { applyPermissions } from "./lib/permissions";
import { optionalEnv } from "./lib/required-env";
import { eraseWhatIsOver } from "./lib/retention/retention";
import { sendReminders } from "./lib/services/send-reminders";
import { fillNewColumns } from "./lib/shop/fill-new-columns";
import { onAccountDeleted, setMailProvider } from "./lib/strapi-edges";
import { makeCommitsTruthful } from "./lib/truthful-commit";
import { seedDemoContent } from "./seed/seed";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A process that dies keeps the others from looking so long. Two who look at once do no harm. */
const WATCH_LEASE_MS = 20 * SECOND_MS;

function watchEveryMs(): number {
  return Number(optionalEnv("MONERO_WATCH_SECONDS") ?? 10) * SECOND_MS;
}

let jobs: ReturnType<typeof createJobs> | null = null;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    beginTransactionsAsWriter(strapi);
    makeCommitsTruthful(strapi);
    for (const type of [PAGE, PRODUCT, SERVICE, KB_ARTICLE, RESOURCE])
      strapi.documents.use(sluggedDocuments(strapi, type));
    strapi.documents.use(skuDocuments(strapi));
    strapi.documents.use(shippingZoneDocuments(strapi));
    strapi.documents.use(shopDocuments(strapi));
    strapi.documents.use(tariffDocuments(strapi));
    strapi.documents.use(websiteDocuments);
    addOrderDesk(strapi);
    addSubscriptionDesk(strapi);
    addRequestDesk(strapi);
    addChatDesk(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await applyPermissions(strapi);
    await applyEditorRole(strapi);
    await applySupportRole(strapi);
    await applyFieldLabels(strapi);
    await setUpAccounts(strapi);
    onAccountDeleted(strapi, (id) => eraseConversationOf(strapi, id));
    await createCounterTable(strapi);
    await createLeaseTable(strapi);
    await fillNewColumns(strapi);
    await fillChecksums(strapi);
    await createFirstAdmin(strapi);
    if (process.env.SEED_DEMO_CONTENT === "true") await seedDemoContent(strapi);
    await changeService(strapi).start();
    await kbService(strapi).start();
    setMailProvider(strapi, mailService(strapi));
    mailService(strapi).start();
    const startedAt = new Date();
    const payment = paymentService(strapi);
    const monero = moneroService(strapi);
    jobs = createJobs(strapi, [
      { name: "payment-messages", everyMs: 15 * SECOND_MS, run: (now) => payment.workOnInbox(now) },
      { name: "open-payments", everyMs: 30 * SECOND_MS, run: (now) => payment.checkOpenPayments(now) },
      { name: "order-deadlines", everyMs: 15 * SECOND_MS, run: (now) => payment.expireOrders(now) },
      { name: "monero-wallet", everyMs: watchEveryMs(), leaseMs: WATCH_LEASE_MS, run: (now) => monero.watch(now) },
      { name: "monero-claims", everyMs: 15 * SECOND_MS, run: (now) => monero.checkClaims(now) },
      { name: "chat-presence", everyMs: 15 * SECOND_MS, run: (now) => forgetSilent(strapi, now) },
      { name: "chat-mails", everyMs: 15 * SECOND_MS, run: (now) => mailUnreadAnswers(strapi, now) },
      { name: "chat-ends", everyMs: 10 * MINUTE_MS, run: (now) => closeIdle(strapi, now) },
      { name: "retention", everyMs: 5 * MINUTE_MS, run: (now) => eraseWhatIsOver(strapi, now) },
      {
        name: "books",
        everyMs: 10 * MINUTE_MS,
        isAtStart: true,
        run: (now) => checkBooksWhenDue(strapi, { startedAt, now }),
      },
      { name: "subscription-reminders", everyMs: 10 * MINUTE_MS, run: (now) => sendReminders(strapi, now) },
    ]);
    await jobs.start();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    // Tools of Strapi's command line end before anything was started.
    if (!strapi.isLoaded) return;
    await jobs?.stop();
    await changeService(strapi).stop();
    await kbService(strapi).stop();
    await mailService(strapi).stop();
  },
};
