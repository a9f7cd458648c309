import type { Core, UID } from "@strapi/strapi";
import { formConfigurations, type FieldMetadata } from "../strapi-edges";
import { listForms, type FieldLabel, type Form } from "./content";
import { KEPT_LABELS } from "./kept-labels";

/**
 * Sets the labels of Strapi's forms, which it stores in the database and initialises with the raw field names, and the
 * field that names an entry. Only Strapi's own choice is replaced, so that an administrator's stays.
 */
export async function applyFieldLabels(strapi: Core.Strapi): Promise<void> {
  for (const [uid, form] of listForms()) await applyLabels(strapi, uid, form);
}

async function applyLabels(strapi: Core.Strapi, uid: string, { labels, readOnly = [] }: Form): Promise<void> {
  const configurations = formConfigurations(strapi, uid);
  const { metadatas, settings } = await configurations.findConfiguration({ uid });
  for (const [field, label] of Object.entries<FieldLabel>({ ...KEPT_LABELS, ...labels })) {
    const metadata = metadatas[field];
    if (metadata) metadatas[field] = withLabel(metadata, field, label);
  }
  for (const field of readOnly) {
    const metadata = metadatas[field];
    if (metadata) metadata.edit.editable = false;
  }
  const mainField = OF_STRAPI.includes(settings.mainField) ? nameField(strapi, uid) : settings.mainField;
  await configurations.updateConfiguration({ uid }, { metadatas, settings: { ...settings, mainField } });
}

/** Strapi names an entry by these where no field is a string; with `id`, it shows the name of a single type instead. */
const OF_STRAPI = ["id", "documentId"];

type Attributes = Record<string, { type: string }>;

/** Then its first text or choice names it. */
function nameField(strapi: Core.Strapi, uid: string): string {
  const { attributes } = strapi.getModel(uid as UID.Schema) as { attributes: Attributes };
  const ownFields = Object.entries(attributes).filter(([field]) => !(field in KEPT_LABELS));
  const firstOf = (type: string) => ownFields.find(([, attribute]) => attribute.type === type)?.[0];
  return firstOf("text") ?? firstOf("enumeration") ?? "id";
}

function withLabel({ edit, list }: FieldMetadata, field: string, given: FieldLabel): FieldMetadata {
  const [label, description = ""] = typeof given === "string" ? [given] : given;
  return {
    edit: edit.label === field ? { ...edit, label, description } : edit,
    list: list.label === field ? { ...list, label } : list,
  };
}
