import type { Core, UID } from "@strapi/strapi";
import { KEPT_LABELS } from "../../../../platform/content/kept-labels";

/** A field as the schema describes it. */
export type Field = {
  type: string;
  multiple?: boolean;
  repeatable?: boolean;
  /** Of a component. */
  component?: string;
  /** Of a zone of blocks. */
  components?: string[];
  /** Of a relation; one that may lead to any type has none. */
  target?: string;
  enum?: string[];
};

/** The fields that editors fill, in the order of the schema; none of a component that was deleted since. */
export function fieldsOf(strapi: Core.Strapi, uid: string): [name: string, field: Field][] {
  const model = strapi.getModel(uid as UID.Schema) as { attributes: Record<string, Field> } | undefined;
  return Object.entries(model?.attributes ?? {}).filter(
    ([name, { type, target }]) => !(name in KEPT_LABELS) && (type !== "relation" || target !== undefined),
  );
}

/** English name of a component, or its uid when it was deleted since. */
export function nameOfComponent(strapi: Core.Strapi, uid: string): string {
  const model = strapi.getModel(uid as UID.Component) as { info: { displayName: string } } | undefined;
  return model?.info.displayName ?? uid;
}
