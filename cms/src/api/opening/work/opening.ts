import type { Core } from "@strapi/strapi";
import type { Opening } from "@wren/domain";
import { isOwnSite, isSiteClosed, setSiteOpen } from "../../../platform/site-opening";
import { inTransaction } from "../../../platform/strapi-edges";
import type { Actor } from "../../../platform/desk/current-staff";
import { writeAudit } from "../../staff/work/audit";
import { checkOpening } from "./checks";
import { readOpeningFacts } from "./facts";

export async function readOpening(strapi: Core.Strapi): Promise<Opening> {
  const checks = checkOpening(await readOpeningFacts(strapi));
  return { state: await readState(strapi), checks };
}

async function readState(strapi: Core.Strapi): Promise<Opening["state"]> {
  if (!(await isOwnSite(strapi))) return "demo";
  return (await isSiteClosed(strapi)) ? "closed" : "open";
}

/** Opens the site unless something is missing; the answer then says what. An open site stays open. */
export async function openSite(strapi: Core.Strapi, { actor, now }: { actor: Actor; now: Date }): Promise<Opening> {
  const opening = await readOpening(strapi);
  if (opening.state !== "closed" || opening.checks.some(({ isMet }) => !isMet)) return opening;
  await inTransaction(strapi, async () => {
    await setSiteOpen(strapi, now);
    await writeAudit(strapi, { kind: "site", action: "opened", actor });
  });
  return { ...opening, state: "open" };
}
