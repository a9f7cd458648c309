import type { Core } from "@strapi/strapi";
import { formConfigurations, type FieldMetadata } from "../strapi-edges";
import { listForms, type FieldLabel, type Form } from "./content";
import { KEPT_LABELS } from "./kept-labels";

/**
 * Sets the labels of Strapi's forms, which it stores in the database and initialises with the raw field names. Only a
 * raw name is replaced, so that an administrator's own label stays.
 */
export async function applyFieldLabels(strapi: Core.Strapi): Promise<void> {
  for (const [uid, form] of listForms()) await applyLabels(strapi, uid, form);
}

async function applyLabels(strapi: Core.Strapi, uid: string, { labels, readOnly = [] }: Form): Promise<void> {
  const configurations = formConfigurations(strapi, uid);
  const { metadatas } = await configurations.findConfiguration({ uid });
  for (const [field, label] of Object.entries<FieldLabel>({ ...KEPT_LABELS, ...labels })) {
    const metadata = metadatas[field];
    if (metadata) metadatas[field] = withLabel(metadata, field, label);
  }
  for (const field of readOnly) {
    const metadata = metadatas[field];
    if (metadata) metadata.edit.editable = false;
  }
  await configurations.updateConfiguration({ uid }, { metadatas });
}

function withLabel({ edit, list }: FieldMetadata, field: string, given: FieldLabel): FieldMetadata {
  const [label, description = ""] = typeof given === "string" ? [given] : given;
  return {
    edit: edit.label === field ? { ...edit, label, description } : edit,
    list: list.label === field ? { ...list, label } : list,
  };
}
