import { appsAndModules } from "./kb/apps-and-modules";
import { nest } from "./kb/nest";
import { phone } from "./kb/phone";
import { setUp } from "./kb/set-up";
import { shipping } from "./kb/shipping";
import { subscription } from "./kb/subscription";
import { updates } from "./kb/updates";

export { kbCategories } from "./kb/categories";

/** In the order of their categories. */
export const kbArticles = [
  ...setUp,
  ...phone,
  ...updates,
  ...nest,
  ...appsAndModules,
  ...subscription,
  ...shipping,
];
