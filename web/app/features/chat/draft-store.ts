/**
 * Keeps an unsent draft while the visitor is on another page of ours or changes the language. It stays in this window's
 * memory only, for the same person to return; without a known person nothing is kept.
 */
export function createDraftStore<Draft>() {
  let left: { whose: string; draft: Draft } | null = null;
  return {
    keep(whose: string | null, draft: Draft): void {
      left = whose === null ? null : { whose, draft };
    },
    take(whose: string | null): Draft | null {
      const found = left?.whose === whose ? left.draft : null;
      left = null;
      return found;
    },
  };
}
