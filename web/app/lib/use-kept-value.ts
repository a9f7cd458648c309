import { useState } from "react";

/**
 * Keeps a text typed on the previous page while the field exists. A browser takes it for the field's default value and
 * would drop it as soon as the result that carried it is gone.
 */
export function useKeptValue(value: string | undefined): string | undefined {
  const [kept, keep] = useState(value);
  if (value === undefined || value === kept) return kept;
  keep(value);
  return value;
}
