import type { Server } from "node:http";
import type { Core } from "@strapi/strapi";
import { MINUTE_MS } from "@wren/domain";
import { accounts } from "./api/accounts/capability";
import { captcha } from "./api/captcha/capability";
import { catalog } from "./api/catalog/capability";
import { chat } from "./api/chat/capability";
import { checkout } from "./api/checkout/capability";
import { contact } from "./api/contact/capability";
import { emailChange } from "./api/email-change/capability";
import { figureDesk } from "./api/figure-desk/capability";
import { files } from "./api/files/capability";
import { inboundMail } from "./api/inbound-mail/capability";
import { kb } from "./api/kb/capability";
import { monero } from "./api/monero/capability";
import { opening } from "./api/opening/capability";
import { orderDesk } from "./api/order-desk/capability";
import { orders } from "./api/orders/capability";
import { page } from "./api/page/capability";
import { payments } from "./api/payments/capability";
import { publishing } from "./api/publishing/capability";
import { search } from "./api/search/capability";
import { staff } from "./api/staff/capability";
import { stockDesk } from "./api/stock-desk/capability";
import { subscriptionDesk } from "./api/subscription-desk/capability";
import { subscriptions } from "./api/subscriptions/capability";
import { supportQueue } from "./api/support-queue/capability";
import { website } from "./api/website/capability";
import type { Capability } from "./platform/capability";
import { changeService } from "./platform/changes/change-service";
import { streamFigures } from "./platform/changes/stream-figures";
import { checkEnv, env } from "./platform/env";
import { createLeaseTable } from "./platform/jobs/job-leases";
import { createJobs, type Job } from "./platform/jobs/jobs";
import { applyFieldLabels } from "./platform/content/apply-field-labels";
import { registerComponents, registerContents } from "./platform/content/content";
import { registerCustomFields } from "./platform/content/custom-fields";
import { refuseStaleEdits } from "./platform/documents/stale-edits";
import { createCounterTable, dropEndedCounts } from "./platform/limits/counter-table";
import { limitFigures } from "./platform/limits/limit-figures";
import { registerLimits } from "./platform/limits/limits";
import { eraseMails } from "./platform/mail/erase-mails";
import { mailFigures } from "./platform/mail/mail-figures";
import { mailService } from "./platform/mail/mail-service";
import type { FigureSource } from "./platform/metrics/figures";
import { machineFigures } from "./platform/metrics/machine-figures";
import { serveMetrics } from "./platform/metrics/serve-metrics";
import { hashOffThread, stopHashing } from "./platform/passwords/hashing";
import { checkErasers, registerErasers, runRetention } from "./platform/retention/retention";
import { applyEditorRole } from "./platform/roles/editor-role";
import { createFirstAdmin } from "./platform/roles/first-admin";
import { applyOrderRole } from "./platform/roles/order-role";
import { applyPermissions } from "./platform/roles/permissions";
import { applySupportRole } from "./platform/roles/support-role";
import { clock } from "./platform/process/clock";
import { finishRequests } from "./platform/process/finish-requests";
import { beginTurn, endTurn } from "./platform/process/start-in-turn";
import { beginTransactionsAsWriter } from "./platform/rows/begin-immediate";
import { indexTablesOfStrapi } from "./platform/rows/strapi-indexes";
import { makeCommitsTruthful } from "./platform/rows/truthful-commit";
import { setMailProvider } from "./platform/strapi-edges";
import { seedContent } from "./seed/seed";

/** All capabilities of the cms, from the lowest floor up: each may use those before it (docs/architecture.md). */
const CAPABILITIES: readonly Capability[] = [
  staff,
  page,
  website,
  files,
  catalog,
  captcha,
  kb,
  publishing,
  search,
  subscriptions,
  accounts,
  orders,
  emailChange,
  chat,
  payments,
  contact,
  monero,
  checkout,
  inboundMail,
  orderDesk,
  stockDesk,
  subscriptionDesk,
  supportQueue,
  figureDesk,
  opening,
];

let jobs: ReturnType<typeof createJobs> | null = null;
let metrics: Server | null = null;

/** Runs before Strapi loads anything. */
export async function registerApp(strapi: Core.Strapi): Promise<void> {
  checkEnv();
  await beginTurn(strapi);
  hashOffThread();
  beginTransactionsAsWriter(strapi);
  makeCommitsTruthful(strapi);
  indexTablesOfStrapi(strapi);
  registerErasers({ mails: eraseMails });
  registerCustomFields(strapi);
  strapi.documents.use(refuseStaleEdits(strapi));
  for (const { contents = {}, componentLabels = {} } of CAPABILITIES) {
    registerContents(contents);
    registerComponents(componentLabels);
  }
  for (const { register, limits = [], erasers = {} } of CAPABILITIES) {
    register?.(strapi);
    registerLimits(limits);
    registerErasers(erasers);
  }
  checkErasers();
}

export async function startApp(strapi: Core.Strapi): Promise<void> {
  await clock.start(strapi);
  await applyPermissions(strapi);
  await applyEditorRole(strapi);
  await applySupportRole(strapi);
  await applyOrderRole(strapi);
  await applyFieldLabels(strapi);
  await createCounterTable(strapi);
  await createLeaseTable(strapi);
  for (const { prepare } of CAPABILITIES) await prepare?.(strapi);
  await createFirstAdmin(strapi);
  await seedContent(strapi);
  await changeService(strapi).start();
  for (const { start } of CAPABILITIES) await start?.(strapi);
  // Strapi itself writes to accounts only: confirmations and new passwords, which anybody can ask for.
  setMailProvider(strapi, {
    async send(mail) {
      await mailService(strapi).sendBounded(mail, "account");
    },
  });
  mailService(strapi).start();
  jobs = createJobs(strapi, allJobs(strapi));
  await jobs.start();
  metrics = startMetrics(strapi, jobs.figures);
  await endTurn();
}

export function allJobs(strapi: Core.Strapi): Job[] {
  const retention: Job = {
    name: "retention",
    everyMs: 5 * MINUTE_MS,
    // A restored backup may hold what should have been erased since.
    isAtStart: true,
    run: (now) => runRetention(strapi, now),
  };
  const counts: Job = { name: "ended-counts", everyMs: 5 * MINUTE_MS, run: () => dropEndedCounts(strapi) };
  const ofCapabilities = CAPABILITIES.flatMap((capability) => capability.jobs?.(strapi) ?? []);
  return [...ofCapabilities, retention, counts];
}

function startMetrics(strapi: Core.Strapi, jobFigures: FigureSource): Server | null {
  const port = env("CMS_METRICS_PORT");
  if (port === undefined) return null;
  const ofPlatform = [machineFigures, streamFigures, limitFigures, mailFigures, jobFigures];
  const ofCapabilities = CAPABILITIES.flatMap(({ figures }) => figures ?? []);
  return serveMetrics(strapi, port, [...ofPlatform, ...ofCapabilities]);
}

export async function stopApp(strapi: Core.Strapi): Promise<void> {
  await finishRequests(strapi, () => changeService(strapi).stop());
  metrics?.close();
  metrics?.closeAllConnections();
  await jobs?.stop();
  for (const { stop } of CAPABILITIES) await stop?.(strapi);
  await mailService(strapi).stop();
  await stopHashing();
  clock.stop();
}
