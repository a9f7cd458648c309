import { de as ordersDe } from "../orders/texts-de";
import { en as ordersEn } from "../orders/texts-en";
import { de as subscriptionsDe } from "../subscriptions/texts-de";
import { en as subscriptionsEn } from "../subscriptions/texts-en";

/** What the desks say; a language that lacks a text does not compile. */
export const en = { ...ordersEn, ...subscriptionsEn };

export type TextKey = keyof typeof en;

export const de = { ...ordersDe, ...subscriptionsDe } satisfies Record<TextKey, string>;
