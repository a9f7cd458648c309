import type { RichText } from "@wren/domain";

export type KbLinkView = { slug: string; title: string };

export type KbCategoryView = { slug: string; title: string; description: string | null; articles: KbLinkView[] };

export type KbQuestionView = KbLinkView & { body: RichText };

export type KbArticleView = KbLinkView & {
  summary: string;
  body: RichText;
  /** Moment of the last change, as ISO 8601. */
  updatedAt: string | null;
  categorySlug: string | null;
  related: (KbLinkView & { summary: string })[];
};
