import { choices } from "./choices";
import { categories, names } from "./names";

/** Words that Strapi's client looks up as they are stored: names in lists of entries, categories, choices. */
export const germanWords = { ...names, ...categories, ...choices };
