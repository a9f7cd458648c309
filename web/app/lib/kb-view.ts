import type { RichText } from "@wren/domain";

export type KbLinkView = { slug: string; title: string };

export type KbCategoryView = { slug: string; title: string; description: string | null; articles: KbLinkView[] };

export type KbQuestionView = KbLinkView & { body: RichText };

export type KbArticleView = KbLinkView & {
  summary: string;
  body: RichText;
  categorySlug: string | null;
  related: (KbLinkView & { summary: string })[];
};
