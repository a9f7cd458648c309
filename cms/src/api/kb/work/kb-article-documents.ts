import { refuseUnlessPathSegment, type SluggedType } from "../../../platform/documents/published-slug";

export const KB_ARTICLE: SluggedType = {
  uid: "api::kb-article.kb-article",
  nameField: "title",
  refuseSlug: refuseUnlessPathSegment("renew-my-plan"),
};
