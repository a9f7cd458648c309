import type { Core } from "@strapi/strapi";
import { changeService } from "./api/change/services/change";
import { setUpAccounts } from "./lib/accounts/set-up";
import { createFirstAdmin } from "./lib/first-admin";
import { createCounterTable } from "./lib/limits/counters";
import { applyPermissions } from "./lib/permissions";
import { seedDemoContent } from "./seed/seed";

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await applyPermissions(strapi);
    await setUpAccounts(strapi);
    await createCounterTable(strapi);
    await createFirstAdmin(strapi);
    if (process.env.SEED_DEMO_CONTENT === "true") await seedDemoContent(strapi);
    await changeService(strapi).start();
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await changeService(strapi).stop();
  },
};
