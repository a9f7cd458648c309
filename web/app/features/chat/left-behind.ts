/**
 * Keeps an unsent draft while the visitor is on another page of ours or changes the language. It stays in this window's
 * memory only, for the same person to return; without a known person nothing is kept.
 */
export function rememberLeftBehind<What>() {
  let left: { whose: string; what: What } | null = null;
  return {
    keep(whose: string | null, what: What): void {
      left = whose === null ? null : { whose, what };
    },
    take(whose: string | null): What | null {
      const found = left?.whose === whose ? left.what : null;
      left = null;
      return found;
    },
  };
}
