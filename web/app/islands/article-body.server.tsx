import { isPathSegment, type Locale } from "@wren/domain";
import { z } from "zod";
import { findKbArticle } from "#app/cms/kb.server.ts";
import { RichText } from "#app/components/ui/rich-text.tsx";
import type { KbArticleView } from "#app/lib/kb-view.ts";
import { drawOnce } from "./draw-once.server.ts";
import { drawToHtml } from "./draw-to-html.server.tsx";
import { defineIsland, type Fragment } from "./island.server.ts";

const propsSchema = z.strictObject({ slug: z.string().refine(isPathSegment) });

export const articleBodyIsland = defineIsland(propsSchema, async ({ slug }, { locale }) => {
  const article = await findKbArticle(slug, locale);
  return article && (await drawArticleBody(article, locale));
});

export const drawArticleBody = drawOnce(async ({ body }: KbArticleView, locale: Locale): Promise<Fragment> => {
  return { html: await drawToHtml(<RichText text={body} below={1} />, locale), head: { structuredData: null } };
});
