import { plainTextOf, type Locale } from "@wren/domain";
import { localeOfPath, localizePath } from "#app/i18n/path.ts";
import type { BlockView, Crumb } from "./content-view.ts";

const CONTEXT = "https://schema.org";

/** Structured data of a page's questions and answers; null when it has none. */
export function faqStructuredData(blocks: readonly BlockView[]): object | null {
  const questions = blocks.flatMap((block) => (block.__component === "blocks.faq-list" ? block.questions : []));
  return questionsStructuredData(questions.map(({ question, answer }) => ({ question, answer: plainTextOf(answer) })));
}

export function questionsStructuredData(questions: readonly { question: string; answer: string }[]): object | null {
  if (questions.length === 0) return null;
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type Place = { locale: Locale; publicUrl: string };

/** @param trail the pages above, and the page itself as the last */
export function breadcrumbStructuredData(trail: readonly Crumb[], { locale, publicUrl }: Place): object {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(localizePath(path, locale), publicUrl).href,
    })),
  };
}

export function organizationStructuredData(name: string, publicUrl: string): object {
  return { "@context": CONTEXT, ...organization(name, publicUrl) };
}

type Article = {
  title: string;
  summary: string;
  updatedAt: string | null;
  pathname: string;
  publicUrl: string;
  organization: string | null;
};

/** Structured data of an article of the knowledge base. */
export function articleStructuredData(article: Article): object {
  const { title, summary, updatedAt, pathname, publicUrl } = article;
  const publisher = article.organization && organization(article.organization, publicUrl);
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline: title,
    description: summary,
    inLanguage: localeOfPath(pathname),
    mainEntityOfPage: new URL(pathname, publicUrl).href,
    ...(updatedAt ? { dateModified: updatedAt } : {}),
    ...(publisher ? { author: publisher, publisher } : {}),
  };
}

function organization(name: string, publicUrl: string): object {
  const whole = (path: string) => new URL(path, publicUrl).href;
  return { "@type": "Organization", name, url: whole("/"), logo: whole("/icon.png") };
}
