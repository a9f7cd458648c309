import type { Documents } from "./documents";
import type { Question } from "./question";

/** Factor for a document that fits nothing of the question but a pair of fillers. */
const NO_FIT = 0.3;
/** Bonus for a document whose title asks for nothing else. */
const WHOLE_TITLE = 1.6;

export type Ranked = {
  id: string;
  score: number;
  /** Share of the question that the document covers, by how much each word tells. */
  fit: number;
};

/** All documents that contain something of the question, best first. */
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

  function judge(id: string): Ranked {
    let score = 0;
    let covered = 0;
    for (const { terms, worth } of wishes) {
      let best = 0;
      let trust = 0;
      for (const [term, weight] of terms) {
        const presence = postings.presence(term, id);
        if (presence === 0) continue;
        best = Math.max(best, weight * Math.min(worth, postings.worth(term)) * presence);
        trust = Math.max(trust, weight);
      }
      score += best;
      covered += worth * trust;
    }
    for (const [pair, weight] of pairs) score += weight * postings.worth(pair) * postings.presence(pair, id);
    const fit = whole > 0 ? covered / whole : 0;
    return { id, fit, score: score * (NO_FIT + (1 - NO_FIT) * fit) * (1 + WHOLE_TITLE * titleFit(id)) };
  }

  const ids = new Set([...asked.keys(), ...pairs.keys()].flatMap((term) => [...postings.placesOf(term)]));
  return [...ids].map(judge).sort(byScore);
}

/** Equal scores are sorted by id, so that the order does not depend on indexing. */
function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || (one.id < other.id ? -1 : 1);
}
