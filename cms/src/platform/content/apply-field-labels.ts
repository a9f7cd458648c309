import type { Core } from "@strapi/strapi";
import { formConfigurations, type FieldMetadata } from "../strapi-edges";
import { listForms, type FieldLabel, type Form } from "./content";

/**
 * Strapi keeps the labels of its forms in the database and begins with the fields' raw names. A label is
 * given only where the raw name still stands, so what an administrator writes there is never undone.
 */
export async function applyFieldLabels(strapi: Core.Strapi): Promise<void> {
  for (const [uid, form] of listForms()) await applyLabels(strapi, uid, form);
}

async function applyLabels(strapi: Core.Strapi, uid: string, { labels, readOnly = [] }: Form): Promise<void> {
  const configurations = formConfigurations(strapi, uid);
  const { metadatas } = await configurations.findConfiguration({ uid });
  for (const [field, label] of Object.entries(labels)) {
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
