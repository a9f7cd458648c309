import type { Schema } from "@strapi/strapi";

/** A label, or a label and the sentence under the field. */
export type FieldLabel = string | [label: string, description: string];

/** Attributes that Strapi adds to every content type. */
export type KeptByStrapi =
  | ("id" | "documentId" | "locale" | "localizations" | "publishedAt")
  | ("createdAt" | "createdBy" | "updatedAt" | "updatedBy");

type FieldOf<Type extends { attributes: object }> = Exclude<keyof Type["attributes"], KeptByStrapi>;

/** Labels that staff read instead of the fields' names. A field without a label does not compile. */
type Labels<Type extends { attributes: object }> = Record<FieldOf<Type>, FieldLabel>;

/** Our own types, and Strapi's of visitors' accounts. */
type FormUid = Extract<keyof Schema.ContentTypes, `api::${string}` | "plugin::users-permissions.user">;

/** The content types of a capability that staff edit in the admin. */
export type Contents = {
  [Uid in FormUid]?: {
    /**
     * Everybody may read it once it is published, and its changes are announced. Never set for records about people.
     */
    isPublic: boolean;
    /** Filled by the site alone: nobody is given the permission to edit it. */
    isFilledBySite?: true;
    labels: Labels<Schema.ContentTypes[Uid]>;
    /** Fields shown but not editable, because the server maintains them. */
    readOnly?: FieldOf<Schema.ContentTypes[Uid]>[];
  };
};

export type ComponentLabels = { [Uid in keyof Schema.Components]: Labels<Schema.Components[Uid]> };

/** The admin's form of a content type or a component. */
export type Form = { labels: Record<string, FieldLabel>; readOnly?: string[] };

const contents = new Map<FormUid, Form & { isPublic: boolean; isFilledBySite?: true }>();
const components = new Map<string, Form>();

export function registerContents(added: Contents): void {
  for (const [uid, content] of Object.entries(added)) contents.set(uid as FormUid, content);
}

export function registerComponents(added: Partial<ComponentLabels>): void {
  for (const [uid, labels] of Object.entries(added)) components.set(uid, { labels });
}

export function editedContents(): FormUid[] {
  return [...contents.keys()].filter((uid) => !contents.get(uid)?.isFilledBySite);
}

export function publicContents(): FormUid[] {
  return editedContents().filter((uid) => contents.get(uid)?.isPublic);
}

export function listForms(): [uid: string, form: Form][] {
  return [...contents, ...components];
}
