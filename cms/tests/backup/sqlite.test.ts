import { test } from "vitest";
import { copyTemplateData } from "../../../scripts/lib/template-data.mjs";
import { bootAt } from "../support/boot";
import { expectRestored } from "./under-load";

test("a shop that sells while it is backed up goes on elsewhere, with the order of the last moment", async () => {
  const { dataDir, remove } = await copyTemplateData();
  await expectRestored(await bootAt(dataDir, {}), { from: "", to: "" });
  await remove();
});
