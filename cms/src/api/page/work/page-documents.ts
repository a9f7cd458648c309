import { isPageSlug } from "@wren/domain";
import { refuseField } from "../../../platform/documents/refuse-field";
import type { SluggedType } from "../../../platform/documents/published-slug";

export const PAGE: SluggedType = {
  uid: "api::page.page",
  nameField: "title",
  refuseSlug: refuseUnservedSlug,
};

/** A draft may still be without a slug; Strapi asks for it when the page is published. */
function refuseUnservedSlug(slug: string | null | undefined): void {
  if (!slug || isPageSlug(slug)) return;
  refuseField(["slug"], {
    en: `The site cannot show a page at "${slug}": that address is its own, or has more than three parts. Choose another, such as press or about/team.`,
    de: `Unter «${slug}» kann die Website keine Seite zeigen: Diese Adresse gehört ihr selbst oder hat mehr als drei Teile. Wählen Sie eine andere, etwa press oder about/team.`,
  });
}
