import { CONTENT_PATHS, HOME_SLUG, isContentSlug } from "@wren/domain";
import { refuseField } from "../../../platform/documents/refuse-field";
import type { SluggedType } from "../../../platform/documents/published-slug";

export const PAGE: SluggedType = {
  uid: "api::page.page",
  kind: "page",
  nameField: "title",
  sharedFields: ["slug", "forcedColorMode"],
  refuseSlug: refuseUnservedSlug,
};

const SERVED_SLUGS = [HOME_SLUG, ...CONTENT_PATHS].join(", ");

/** A draft may still be without a slug; Strapi asks for it when the page is published. */
function refuseUnservedSlug(slug: string | null | undefined): void {
  if (!slug || isContentSlug(slug)) return;
  refuseField(["slug"], `The site has no place for "${slug}". Possible are: ${SERVED_SLUGS}.`);
}
