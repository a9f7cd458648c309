import { refuseUnlessPathSegment, type SluggedType } from "../../../platform/documents/published-slug";

export const RESOURCE: SluggedType = {
  uid: "api::resource.resource",
  nameField: "title",
  refuseSlug: refuseUnlessPathSegment("press-kit"),
};
