/**
 * What somebody had not sent when they went to another page of ours, or to the other language. It waits in the memory
 * of this window and nowhere else, for the same person to come back; where nobody knows who it is, it does not wait.
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
