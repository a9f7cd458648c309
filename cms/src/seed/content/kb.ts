import { appsAndModules } from "./kb/apps-and-modules";
import type { KbEntry } from "./kb/kb-entry";
import { monero } from "./kb/monero";
import { nest } from "./kb/nest";
import { nestAccess } from "./kb/nest-access";
import { openSource } from "./kb/open-source";
import { orders } from "./kb/orders";
import { payment } from "./kb/payment";
import { phone } from "./kb/phone";
import { phoneStartAndData } from "./kb/phone-start-and-data";
import { privacyAndSecurity } from "./kb/privacy-and-security";
import { setUp } from "./kb/set-up";
import { shipping } from "./kb/shipping";
import { subscription } from "./kb/subscription";
import { support } from "./kb/support";
import { updates } from "./kb/updates";

export { kbCategories } from "./kb/categories";

/** Every article, in the order of the categories. */
export const kbArticles: KbEntry[] = [
  ...setUp,
  ...phone,
  ...phoneStartAndData,
  ...updates,
  ...nest,
  ...nestAccess,
  ...appsAndModules,
  ...subscription,
  ...payment,
  ...monero,
  ...orders,
  ...shipping,
  ...privacyAndSecurity,
  ...openSource,
  ...support,
];
