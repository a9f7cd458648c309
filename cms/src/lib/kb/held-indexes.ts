import type { Locale } from "@wren/domain";
import type { KbIndex } from "./kb-index";

type HeldIndexes = {
  of(locale: Locale): Promise<KbIndex>;
  /** The content changed: the next who asks waits for a new index. */
  expire(): void;
};

/** One index for each language, made when it is first asked for after a change, once for all who ask meanwhile. */
export function holdIndexes(make: (locale: Locale) => Promise<KbIndex>): HeldIndexes {
  const held = new Map<Locale, Promise<KbIndex>>();
  return {
    of(locale) {
      const known = held.get(locale);
      if (known) return known;
      const made = make(locale).catch((error: unknown) => {
        // The next question tries again.
        if (held.get(locale) === made) held.delete(locale);
        throw error;
      });
      held.set(locale, made);
      return made;
    },
    expire: () => held.clear(),
  };
}
