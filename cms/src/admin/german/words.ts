import { choices } from "./choices";
import { categories, names } from "./names";
import { strapiAccounts } from "./strapi-accounts";
import { strapiForms } from "./strapi-forms";
import { strapiFrame } from "./strapi-frame";
import { strapiInCode } from "./strapi-in-code";
import { strapiMedia } from "./strapi-media";
import { strapiMediaLibrary } from "./strapi-media-library";

/** Words that Strapi's client looks up as they are stored: names in lists of entries, categories, choices. */
const storedWords = { ...names, ...categories, ...choices };

/** Texts of Strapi's own that are better than its German. */
export const strapiGerman = {
  ...strapiFrame,
  ...strapiForms,
  ...strapiMedia,
  ...strapiMediaLibrary,
  ...strapiAccounts,
};

export const germanWords = { ...storedWords, ...strapiInCode, ...strapiGerman };
