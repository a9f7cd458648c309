/** Searchable parts of a document, in the order of their counts. */
export const FIELDS = ["title", "keywords", "summary", "body"] as const;
export type Counts = [title: number, keywords: number, summary: number, body: number];

/** Weight of a field, and how much a word counts less in one that is longer than usual. */
const FIELD_WEIGHTS: Counts = [3, 1.5, 1, 1];
const LENGTH_WEIGHTS: Counts = [0, 0.3, 0.8, 0.6];
/** Weighted occurrences that make a document half about a term. */
const HALF_ABOUT = 5;

/** Terms, where they occur, and how often: what a word tells follows from it (BM25F). */
export function createPostings() {
  const postings = new Map<string, Map<string, Counts>>();
  const lengths = new Map<string, Counts>();
  const total: Counts = [0, 0, 0, 0];

  return {
    add(id: string, terms: ReadonlyMap<string, Counts>, length: Counts): void {
      for (const [term, counts] of terms) {
        const places = postings.get(term);
        if (places) places.set(id, counts);
        else postings.set(term, new Map([[id, counts]]));
      }
      lengths.set(id, length);
      length.forEach((count, field) => (total[field] = (total[field] ?? 0) + count));
    },
    remove(id: string, terms: ReadonlyMap<string, Counts>): void {
      for (const term of terms.keys()) {
        const places = postings.get(term);
        places?.delete(id);
        if (places?.size === 0) postings.delete(term);
      }
      lengths.get(id)?.forEach((count, field) => (total[field] = (total[field] ?? 0) - count));
      lengths.delete(id);
    },
    has: (term: string) => postings.has(term),
    /** How much a term tells: 1 if no text has it, next to nothing if all have it. */
    worth: (term: string): number => {
      const count = postings.get(term)?.size ?? 0;
      const most = Math.log(1 + (lengths.size + 0.5) / 0.5);
      return Math.log(1 + (lengths.size - count + 0.5) / (count + 0.5)) / most;
    },
    /** Goes through the documents of a term, with how much each is about it, from 0 to 1. */
    each(term: string, visit: (id: string, presence: number) => void): void {
      const usual = total.map((sum) => sum / lengths.size || 1);
      for (const [id, counts] of postings.get(term) ?? []) visit(id, presenceOf(counts, lengths.get(id), usual));
    },
  };
}

function presenceOf(counts: Counts, length: Counts | undefined, usual: readonly number[]): number {
  let weighted = 0;
  for (let field = 0; field < counts.length; field += 1) {
    const count = counts[field] ?? 0;
    if (count === 0) continue;
    const share = LENGTH_WEIGHTS[field] ?? 0;
    const norm = 1 - share + share * ((length?.[field] ?? 0) / (usual[field] ?? 1));
    weighted += ((FIELD_WEIGHTS[field] ?? 0) * count) / norm;
  }
  return weighted / (HALF_ABOUT + weighted);
}
