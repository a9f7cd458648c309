import { FOUND_KINDS, type FoundKind } from "@wren/domain";

type Found = { kind: FoundKind; slug: string };

/** Id in the index: slugs of different kinds may be the same. */
export function foundId(kind: FoundKind, slug: string): string {
  return `${kind} ${slug}`;
}

export function parseFoundId(id: string): Found {
  const [name, slug = ""] = id.split(" ");
  const kind = FOUND_KINDS.find((known) => known === name);
  if (!kind) throw new Error(`No kind of content: ${id}`);
  return { kind, slug };
}
