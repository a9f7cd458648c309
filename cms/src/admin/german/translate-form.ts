import type { Locale } from "@wren/domain";
import type { FieldLabel } from "../../platform/content/content";
import { labelOf } from "./labels";

/** The part that we use of a form's configuration: its fields' labels and the sentences under them. */
export type Metadatas = Record<string, Metadata>;
type Metadata = { edit: { label?: string; description?: string }; list: { label?: string } };

type Languages = { from: Locale; to: Locale };

/** Puts our labels and hints into another language. Those that an administrator wrote stay as they are. */
export function translateForm(uid: string, metadatas: Metadatas, { from, to }: Languages): Metadatas {
  const fields = Object.entries(metadatas).map(([field, metadata]): [string, Metadata] => {
    const before = labelOf(from, uid, field);
    const after = labelOf(to, uid, field);
    return [field, before && after ? translateField(metadata, before, after) : metadata];
  });
  return Object.fromEntries(fields);
}

function translateField({ edit, list }: Metadata, before: FieldLabel, after: FieldLabel): Metadata {
  const [labelBefore, hintBefore] = inTwo(before);
  const [labelAfter, hintAfter] = inTwo(after);
  return {
    edit: {
      ...edit,
      ...(edit.label === labelBefore && { label: labelAfter }),
      ...(hintBefore && edit.description === hintBefore && { description: hintAfter }),
    },
    list: { ...list, ...(list.label === labelBefore && { label: labelAfter }) },
  };
}

function inTwo(label: FieldLabel): [label: string, hint: string] {
  return typeof label === "string" ? [label, ""] : label;
}
