import type { Locale, RichText } from "@wren/domain";

export type KbCategory = { slug: string } & Record<Locale, { title: string; description: string }>;

/** One article; its slug is the same in both languages, and so is its place. */
export type KbEntry = {
  slug: string;
  /** A category's slug. */
  category: string;
  /** One of the questions asked most often: the support page shows its whole answer. */
  isFaq: boolean;
  /** Slugs of other articles. */
  related: string[];
} & Record<Locale, { title: string; summary: string; body: RichText }>;
