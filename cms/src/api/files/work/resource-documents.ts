import { refuseUnlessPathSegment, type SluggedType } from "../../../platform/documents/published-slug";

export const RESOURCE: SluggedType = {
  uid: "api::resource.resource",
  kind: "resource",
  nameField: "title",
  sharedFields: ["slug", "position"],
  refuseSlug: refuseUnlessPathSegment("press-kit"),
};
