import { ensureTemplateData } from "../../../scripts/lib/template-data.mjs";

/** Seeds the template once, before the test files copy it side by side. */
export default async function setup(): Promise<void> {
  await ensureTemplateData();
}
