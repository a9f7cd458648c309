import type { FieldLabel, KeptByStrapi } from "./content";

/** Labels of the fields that Strapi adds to every content type. */
export const KEPT_LABELS = {
  id: "ID",
  documentId: "Document ID",
  createdAt: "Created",
  createdBy: "Created by",
  locale: "Language",
  localizations: "Other languages",
  publishedAt: "Published",
  updatedAt: "Last changed",
  updatedBy: "Last changed by",
} satisfies Record<KeptByStrapi, FieldLabel>;
