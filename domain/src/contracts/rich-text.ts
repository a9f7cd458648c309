import { z } from "zod";

/**
 * Strapi's "blocks" rich text: a tree of plain data, so no HTML is ever stored, sent or sanitised.
 * Images are left out: pictures have blocks of their own, with an alternative text in each language.
 */
const textNodeSchema = z.object({
  type: z.literal("text"),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strikethrough: z.boolean().optional(),
  code: z.boolean().optional(),
});

const linkNodeSchema = z.object({
  type: z.literal("link"),
  url: z.string(),
  children: z.array(textNodeSchema),
});

const inlineNodeSchema = z.discriminatedUnion("type", [textNodeSchema, linkNodeSchema]);

const paragraphNodeSchema = z.object({
  type: z.literal("paragraph"),
  children: z.array(inlineNodeSchema),
});

const headingNodeSchema = z.object({
  type: z.literal("heading"),
  level: z.number().int().min(1).max(6),
  children: z.array(inlineNodeSchema),
});

const quoteNodeSchema = z.object({
  type: z.literal("quote"),
  children: z.array(inlineNodeSchema),
});

const codeNodeSchema = z.object({
  type: z.literal("code"),
  children: z.array(inlineNodeSchema),
});

const listItemNodeSchema = z.object({
  type: z.literal("list-item"),
  children: z.array(inlineNodeSchema),
});

/** Strapi puts a nested list beside the items, not inside them. */
export type RichTextList = {
  type: "list";
  format: "ordered" | "unordered";
  children: (z.infer<typeof listItemNodeSchema> | RichTextList)[];
};

const listNodeSchema = z.object({
  type: z.literal("list"),
  format: z.enum(["ordered", "unordered"]),
  children: z.array(
    z.lazy((): z.ZodType<RichTextList["children"][number]> => z.union([listItemNodeSchema, listNodeSchema])),
  ),
});

const nodeSchema = z.discriminatedUnion("type", [
  paragraphNodeSchema,
  headingNodeSchema,
  quoteNodeSchema,
  codeNodeSchema,
  listNodeSchema,
]);

/** Skips nodes that the editor allows but the site does not show (a picture inside a text), instead of failing. */
export const richTextSchema = z.array(z.unknown()).transform((nodes) =>
  nodes.flatMap((node) => {
    const parsed = nodeSchema.safeParse(node);
    return parsed.success ? [parsed.data] : [];
  }),
);

export type RichText = z.output<typeof richTextSchema>;
export type RichTextNode = RichText[number];
export type RichTextInline = z.infer<typeof inlineNodeSchema>;
