import type { Documents } from "./documents";
import type { Question, Wish } from "./question";

/** Factor for a document that fits nothing of the question but a pair of fillers. */
const NO_FIT = 0.3;
/** Bonus for a document whose title asks for nothing else. */
const WHOLE_TITLE = 1.6;
/** Lower bound, as a share of the best score: results below are noise. */
const WORTH_SHOWING = 0.3;

export type Ranked = {
  id: string;
  score: number;
  /** Share of the question that the document covers, by how much each word tells. */
  fit: number;
};

type Sum = { score: number; covered: number };

/** The documents that contain most of the question, best first. */
export function rank({ wishes, pairs }: Question, documents: Documents): Ranked[] {
  const { postings } = documents;
  const asked = new Map<string, number>();
  for (const { terms } of wishes)
    for (const [term, weight] of terms) asked.set(term, Math.max(weight, asked.get(term) ?? 0));
  const whole = wishes.reduce((sum, { worth }) => sum + worth, 0);

  /** Share of the title that the question asks for. */
  function titleFit(id: string): number {
    let all = 0;
    let matched = 0;
    for (const terms of documents.titleOf(id)) {
      const worth = postings.worth(terms[0] ?? "");
      all += worth;
      matched += worth * Math.max(...terms.map((term) => asked.get(term) ?? 0));
    }
    return all > 0 ? matched / all : 0;
  }

  const sums = sumUp(wishes, pairs, documents);
  const ranked = [...sums].map(([id, { score, covered }]) => {
    const fit = whole > 0 ? covered / whole : 0;
    return { id, fit, score: score * (NO_FIT + (1 - NO_FIT) * fit) };
  });
  // No title lifts a document above the noise that is below this share of the best one.
  const candidates = within(ranked, WORTH_SHOWING / (1 + WHOLE_TITLE));
  for (const one of candidates) one.score *= 1 + WHOLE_TITLE * titleFit(one.id);
  return within(candidates, WORTH_SHOWING).sort(byScore);
}

/** Goes through the documents of each term, because most documents have few of them. */
function sumUp(wishes: readonly Wish[], pairs: Question["pairs"], { postings }: Documents): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  const sumOf = (id: string) => {
    const sum = sums.get(id) ?? { score: 0, covered: 0 };
    sums.set(id, sum);
    return sum;
  };
  for (const { terms, worth } of wishes) {
    const best = new Map<string, Sum>();
    for (const [term, weight] of terms) {
      const factor = weight * Math.min(worth, postings.worth(term));
      postings.each(term, (id, presence) => {
        const before = best.get(id);
        const score = Math.max(before?.score ?? 0, factor * presence);
        best.set(id, { score, covered: Math.max(before?.covered ?? 0, worth * weight) });
      });
    }
    for (const [id, { score, covered }] of best) {
      const sum = sumOf(id);
      sum.score += score;
      sum.covered += covered;
    }
  }
  for (const [pair, weight] of pairs) {
    const factor = weight * postings.worth(pair);
    postings.each(pair, (id, presence) => (sumOf(id).score += factor * presence));
  }
  return sums;
}

function within(ranked: readonly Ranked[], share: number): Ranked[] {
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  return ranked.filter(({ score }) => score >= best * share);
}

/** Equal scores are sorted by id, so that the order does not depend on indexing. */
function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || (one.id < other.id ? -1 : 1);
}
