import type { Locale, SearchPiece } from "@wren/domain";
import { createDocuments, type SearchDocument } from "./documents";
import { excerptOf, mark } from "./excerpt";
import { createQuestionReader } from "./question";
import { rank, type Ranked } from "./ranking";
import { termsOf } from "./terms";

/** A document that covers this share of the question answers it, however common the words are. */
const SURE_FIT = 0.7;
/** Below the first score nothing fits; below the second only a few guesses are shown. */
const LEAST_SCORE = 0.1;
const GOOD_SCORE = 0.22;
const GUESSES = 3;

export type SearchHit = Ranked & { title: SearchPiece[]; excerpt: SearchPiece[] };

export type SearchIndex = {
  /** Makes exactly these documents searchable. One call at a time. */
  follow(documents: readonly SearchDocument[]): Promise<void>;
  /** Finds the documents that fit the question, best first; none when nothing fits. */
  search(question: string, limit: number): SearchHit[];
};

/** The search of one language. */
export function createSearchIndex(locale: Locale): SearchIndex {
  const documents = createDocuments(locale);
  const readQuestion = createQuestionReader(documents, locale);

  function toHit(ranked: Ranked, asked: ReadonlySet<string>): SearchHit[] {
    const document = documents.find(ranked.id);
    if (!document) return [];
    const isHit = (written: string) => termsOf(documents.read(written)).some((term) => asked.has(term));
    const excerpt = excerptOf(document.body, isHit) ?? mark(document.summary, isHit);
    return [{ ...ranked, title: mark(document.title, isHit), excerpt }];
  }

  return {
    follow: (all) => documents.follow(all),
    search(text, limit) {
      const question = readQuestion(text);
      const found = fitting(rank(question, documents));
      const asked = new Set(question.wishes.flatMap(({ terms }) => [...terms.keys()]));
      return found.slice(0, limit).flatMap((ranked) => toHit(ranked, asked));
    },
  };
}

function fitting(ranked: readonly Ranked[]): readonly Ranked[] {
  const [best] = ranked;
  if (!best) return [];
  const isSure = best.fit >= SURE_FIT;
  if (best.score < LEAST_SCORE && !isSure) return [];
  return best.score < GOOD_SCORE && !isSure ? ranked.slice(0, GUESSES) : ranked;
}
