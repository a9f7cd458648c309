import { plainTextOf, richTextSchema } from "@wren/domain";

/** Fields of blocks that visitors read; the others are addresses, settings and pictures. */
const READ_FIELDS = new Set([
  "heading",
  "intro",
  "text",
  "title",
  "question",
  "attribution",
  "first",
  "second",
  "third",
]);

/** The text of an editor's blocks, as far as the search should know it. */
export function textOfBlocks(blocks: unknown): string {
  if (!Array.isArray(blocks)) return "";
  const rich = richTextSchema.safeParse(blocks);
  if (rich.success) return plainTextOf(rich.data);
  return blocks.flatMap((block: unknown) => textsOf(block)).join("\n");
}

function textsOf(block: unknown): string[] {
  if (typeof block !== "object" || block === null) return [];
  return Object.entries(block).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === "string") return READ_FIELDS.has(field) ? [value] : [];
    return textOfBlocks(value);
  });
}
