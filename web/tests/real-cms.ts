import type { TestProject } from "vitest/node";
import { findFreePort } from "../../scripts/lib/ports.mjs";
import { startCms } from "../../scripts/lib/stack.mjs";
import { copyTemplateData } from "../../scripts/lib/template-data.mjs";

declare module "vitest" {
  // Only an interface can be merged into the library's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    cmsUrl: string;
  }
}

/** Starts the real cms on a free port, with the demo content. */
export default async function setup(project: TestProject) {
  const { dataDir, remove } = await copyTemplateData();
  const cms = await startCms({ dataDir, cmsPort: await findFreePort(), env: { DATABASE_URL: "" } });
  project.provide("cmsUrl", cms.url);
  return async () => {
    await cms.stop();
    await remove();
  };
}
