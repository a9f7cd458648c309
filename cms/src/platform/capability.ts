import type { Core } from "@strapi/strapi";
import type { ComponentLabels, Contents } from "./content/content";
import type { Job } from "./jobs/jobs";
import type { Limit } from "./limits/limits";
import type { Erasers } from "./retention/retention";

/** Everything that a capability adds to the cms. Capabilities register themselves, so that nothing below knows them. */
export type Capability = {
  /** Its content types that staff edit. */
  contents?: Contents;
  /** Labels of the parts that entries are made of. */
  componentLabels?: ComponentLabels;
  /** Before Strapi loads: rules of documents, pages of the admin, ways to pay. */
  register?: (strapi: Core.Strapi) => void;
  /** How often its calls may be made. */
  limits?: readonly Limit[];
  /** Each erases one kind of record when its time is over. */
  erasers?: Erasers;
  /** At every start, before the demo content. */
  prepare?: (strapi: Core.Strapi) => void | Promise<void>;
  start?: (strapi: Core.Strapi) => Promise<void>;
  stop?: (strapi: Core.Strapi) => Promise<void>;
  jobs?: (strapi: Core.Strapi) => readonly Job[];
};
