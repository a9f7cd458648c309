import type { Core } from "@strapi/strapi";
import { applyEditorRole } from "./lib/editor-role";
import { createFirstAdmin } from "./lib/first-admin";
import { applyPermissions } from "./lib/permissions";
import { seedDemoContent } from "./seed/seed";

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await applyPermissions(strapi);
    await applyEditorRole(strapi);
    await createFirstAdmin(strapi);
    if (process.env.SEED_DEMO_CONTENT === "true") await seedDemoContent(strapi);
  },
};
