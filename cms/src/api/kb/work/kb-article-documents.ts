import { refuseUnlessPathSegment, type SluggedType } from "../../../platform/documents/published-slug";

export const KB_ARTICLE: SluggedType = {
  uid: "api::kb-article.kb-article",
  kind: "article",
  nameField: "title",
  sharedFields: ["slug", "isFaq", "position"],
  sharedRelations: ["category"],
  refuseSlug: refuseUnlessPathSegment("renew-my-plan"),
};
