import type { Core } from "@strapi/strapi";
import type { ComponentLabels, Contents } from "./content/content";
import type { Job } from "./jobs/jobs";
import type { Limit } from "./limits/limits";
import type { FigureSource } from "./metrics/figures";
import type { Erasers } from "./retention/retention";

/** Everything that a capability adds to the cms. Capabilities register themselves, so that nothing below knows them. */
export type Capability = {
  /** Content types that staff edit. */
  contents?: Contents;
  /** Labels of the components that entries are made of. */
  componentLabels?: ComponentLabels;
  /** Runs before Strapi loads: document rules, admin pages, payment providers. */
  register?: (strapi: Core.Strapi) => void;
  /** Rate limits of its calls. */
  limits?: readonly Limit[];
  /** Each erases one kind of record after its retention time. */
  erasers?: Erasers;
  /** Runs at every start, before the demo content. */
  prepare?: (strapi: Core.Strapi) => void | Promise<void>;
  start?: (strapi: Core.Strapi) => Promise<void>;
  stop?: (strapi: Core.Strapi) => Promise<void>;
  jobs?: (strapi: Core.Strapi) => readonly Job[];
  /** Figures that its operator watches. */
  figures?: FigureSource;
};
