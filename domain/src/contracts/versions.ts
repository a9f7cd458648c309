import { z } from "zod";

const instant = z.iso.datetime();

/** Of each language of an entry, the newest are kept. */
export const VERSIONS_KEPT = 50;

const versionSchema = z.object({
  id: z.int(),
  /** When it was published. */
  at: instant,
  /** Name of whoever published it; null when it was on the site before anything was kept. */
  who: z.string().nullable(),
  isPlanned: z.boolean(),
  /** It is what visitors see now. */
  isOnSite: z.boolean(),
});

/** One language of an entry as it was published once. */
export type Version = z.infer<typeof versionSchema>;

/** Answer to `GET /desk/publishing/entry/{type}/{entry}/{language}/versions`, the newest first. */
export const versionListSchema = z.object({ versions: z.array(versionSchema) });

export type VersionList = z.infer<typeof versionListSchema>;

const placeSchema = z.array(
  z.object({
    /** Content type or component that has the field. */
    type: z.string(),
    field: z.string(),
    /** Position in that field, counted from 1, when it holds several parts; in the version, or in the draft if it is new there. */
    position: z.int().positive().nullable(),
    /** English name of the component that stands there, where it may be of several kinds. */
    part: z.string().nullable(),
  }),
);

const differenceSchema = z.object({
  /** From the entry down to the field or the part. */
  place: placeSchema,
  kind: z.enum(["text", "choice", "boolean"]),
  /** Null where there is nothing. A whole part is all of its words. */
  version: z.string().nullable(),
  draft: z.string().nullable(),
});

export type Difference = z.infer<typeof differenceSchema>;

export type DifferencePlace = Difference["place"];

/** Answer to `GET /desk/publishing/entry/{type}/{entry}/{language}/versions/{version}`. */
export const versionComparisonSchema = z.object({
  /** Of the draft that was compared. */
  draftUpdatedAt: instant,
  mayRestore: z.boolean(),
  differences: z.array(differenceSchema),
  /** Names of files, entries, blocks and choices that no longer exist. */
  lost: z.array(z.string()),
});

export type VersionComparison = z.infer<typeof versionComparisonSchema>;

/** `POST /desk/publishing/entry/{type}/{entry}/{language}/versions/{version}`: makes it the draft. */
export const restoreRequestSchema = z.object({ draftUpdatedAt: instant });

export type RestoreRequest = z.infer<typeof restoreRequestSchema>;

/** Reasons for refusing it, as `error.message` of a 409. */
export const RESTORE_REFUSALS = [
  /** Somebody saved the draft after it was compared. */
  "draft-has-changed",
  /** Something in it is no longer allowed, such as its address. */
  "version-no-longer-fits",
] as const;

export type RestoreRefusal = (typeof RESTORE_REFUSALS)[number];
