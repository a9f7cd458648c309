import { useState } from "react";

/**
 * Keeps a text that was typed on the page before this one, for as long as the field is there. A browser takes it for the field's
 * default, not for something typed, and would drop it as soon as the answer that brought it along is forgotten.
 */
export function useKeptValue(value: string | undefined): string | undefined {
  const [kept, keep] = useState(value);
  if (value === undefined || value === kept) return kept;
  keep(value);
  return value;
}
