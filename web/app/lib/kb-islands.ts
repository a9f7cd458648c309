import type { Locale } from "@wren/domain";
import type { IslandRef } from "./islands.ts";

export function articleBodyOf(slug: string, locale: Locale): IslandRef {
  return { key: "article-body", props: { slug }, context: { locale } };
}

export function topQuestionsIn(locale: Locale): IslandRef {
  return { key: "top-questions", props: {}, context: { locale } };
}
