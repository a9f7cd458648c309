import { de as auditDe } from "../audit/texts-de";
import { en as auditEn } from "../audit/texts-en";
import { de as blocksDe } from "../blocks/texts-de";
import { en as blocksEn } from "../blocks/texts-en";
import { de as canaryDe } from "../canary/texts-de";
import { en as canaryEn } from "../canary/texts-en";
import { de as chatDe } from "../chat/texts-de";
import { en as chatEn } from "../chat/texts-en";
import { de as fieldsDe } from "../fields/texts-de";
import { en as fieldsEn } from "../fields/texts-en";
import { de as figuresDe } from "../figures/texts-de";
import { en as figuresEn } from "../figures/texts-en";
import { de as mailedDe } from "../mailed/texts-de";
import { en as mailedEn } from "../mailed/texts-en";
import { de as openingDe } from "../opening/texts-de";
import { en as openingEn } from "../opening/texts-en";
import { de as ordersDe } from "../orders/texts-de";
import { en as ordersEn } from "../orders/texts-en";
import { de as publishingDe } from "../publishing/texts-de";
import { en as publishingEn } from "../publishing/texts-en";
import { de as versionsDe } from "../publishing/versions/texts-de";
import { en as versionsEn } from "../publishing/versions/texts-en";
import { de as requestsDe } from "../requests/texts-de";
import { en as requestsEn } from "../requests/texts-en";
import { de as factorDe } from "../second-factor/texts-de";
import { en as factorEn } from "../second-factor/texts-en";
import { de as stockDe } from "../stock/texts-de";
import { en as stockEn } from "../stock/texts-en";
import { de as subscriptionsDe } from "../subscriptions/texts-de";
import { en as subscriptionsEn } from "../subscriptions/texts-en";

/** Texts of all desks; a language that lacks one does not compile. */
export const en = {
  ...ordersEn,
  ...stockEn,
  ...subscriptionsEn,
  ...requestsEn,
  ...chatEn,
  ...mailedEn,
  ...auditEn,
  ...fieldsEn,
  ...figuresEn,
  ...factorEn,
  ...openingEn,
  ...publishingEn,
  ...versionsEn,
  ...blocksEn,
  ...canaryEn,
};

export type TextKey = keyof typeof en;

export const de = {
  ...ordersDe,
  ...stockDe,
  ...subscriptionsDe,
  ...requestsDe,
  ...chatDe,
  ...mailedDe,
  ...auditDe,
  ...fieldsDe,
  ...figuresDe,
  ...factorDe,
  ...openingDe,
  ...publishingDe,
  ...versionsDe,
  ...blocksDe,
  ...canaryDe,
} satisfies Record<TextKey, string>;
