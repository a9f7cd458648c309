import type { KEPT_LABELS } from "../../platform/content/kept-labels";

/** Fields that Strapi adds to every content type. */
export const kept: Record<keyof typeof KEPT_LABELS, string> = {
  id: "ID",
  documentId: "Dokument-ID",
  createdAt: "Erstellt",
  createdBy: "Erstellt von",
  locale: "Sprache",
  localizations: "Andere Sprachen",
  publishedAt: "Veröffentlicht",
  updatedAt: "Zuletzt geändert",
  updatedBy: "Zuletzt geändert von",
};
