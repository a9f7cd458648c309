import type { Core } from "@strapi/strapi";
import type { Locale, PlanAction, PlanProblem } from "@wren/domain";
import { table } from "../../../platform/rows/table";
import type { Copy } from "./versions/copy";

export type PublicationPlanRow = {
  id: number;
  entryType: string;
  /** The entry's `documentId`. */
  entryId: string;
  language: Locale;
  action: PlanAction;
  at: string;
  plannerId: number | null;
  /** Name at that time. */
  plannerName: string;
  /** Null while the time has not come. */
  failedAt: string | null;
  problems: PlanProblem[] | null;
};

export const publicationPlans = (strapi: Core.Strapi) =>
  table<PublicationPlanRow>(strapi, "api::publishing.publication-plan");

export type PublishedVersionRow = {
  id: number;
  entryType: string;
  /** The entry's `documentId`. */
  entryId: string;
  language: Locale;
  at: string;
  /** Name at that time; null for what was on the site before anything was kept. */
  publisherName: string | null;
  isPlanned: boolean;
  content: Copy;
};

export const publishedVersions = (strapi: Core.Strapi) =>
  table<PublishedVersionRow>(strapi, "api::publishing.published-version");
