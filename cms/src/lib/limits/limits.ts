import type { Core } from "@strapi/strapi";
import { accountMeant } from "../accounts/account-meant";

/** So many times in so many seconds. */
export type Budget = { points: number; seconds: number };

/** `refuse-strangers`: whoever got in from the same network before may go on. */
export type Beyond = "refuse" | "refuse-strangers" | "slow";

type PerAccount = Budget & {
  field: string;
  /** What the field's text stands for, where several texts stand for the same. */
  meaning?: (strapi: Core.Strapi, text: string) => Promise<string>;
  /** What happens when the budget is used up; `refuse` unless told. */
  beyond?: Beyond;
};

export type Limit = {
  /** Method and path below `/api`; `*` stands for one part of the path. */
  call: string;
  perVisitor: Budget;
  /** Counts by what stands in this field of the body, so that a new address for each try does not help. */
  perAccount?: PerAccount | readonly PerAccount[];
  /** Only failures count: people who share an address, as in Tor, do not shut each other out. */
  onlyFailures?: true;
};

const TRIES = { points: 10, seconds: 10 * 60 };
const TRIES_OF_ALL = { points: 20, seconds: 60 * 60 };
const TRIES_OF_AN_ATTACK = { points: 200, seconds: 60 * 60 };
/** Each one is a mail in somebody's inbox. */
const MAILS = { points: 5, seconds: 60 * 60 };
/** Each one takes goods from the shelf for half an hour. */
const ORDERS = { points: 20, seconds: 10 * 60 };
/** Each one takes a few milliseconds of drawing or mixing. */
const CAPTCHAS = { points: 120, seconds: 10 * 60 };
const MESSAGES = { points: 20, seconds: 10 * 60 };
/** Each one may ask the wallet and the node. */
const CLAIMS = { points: 30, seconds: 60 * 60 };
const COMFORTABLE = { points: 60, seconds: 10 * 60 };
/** Many share an address in Tor. */
const SEARCHES = { points: 100, seconds: 10 * 60 };
const KEYSTROKES = { points: 600, seconds: 10 * 60 };

/** Every limited call of the cms. What is not listed here is not limited. */
export const LIMITS: readonly Limit[] = [
  {
    call: "POST /auth/local",
    perVisitor: TRIES,
    // A stranger's wrong passwords must not lock the owner out.
    perAccount: [
      { field: "identifier", meaning: accountMeant, ...TRIES_OF_AN_ATTACK, beyond: "refuse-strangers" },
      { field: "identifier", meaning: accountMeant, ...TRIES_OF_ALL, beyond: "slow" },
    ],
    onlyFailures: true,
  },
  { call: "POST /auth/local/register", perVisitor: TRIES, perAccount: { field: "email", ...MAILS } },
  { call: "POST /auth/forgot-password", perVisitor: TRIES, perAccount: { field: "email", ...MAILS } },
  { call: "POST /auth/send-email-confirmation", perVisitor: TRIES, perAccount: { field: "email", ...MAILS } },
  { call: "POST /auth/reset-password", perVisitor: TRIES, onlyFailures: true },
  { call: "POST /auth/change-password", perVisitor: TRIES, onlyFailures: true },
  { call: "POST /auth/confirm-email", perVisitor: TRIES, onlyFailures: true },
  { call: "POST /auth/refresh", perVisitor: COMFORTABLE, onlyFailures: true },
  { call: "POST /shop/checkout", perVisitor: ORDERS },
  { call: "POST /shop/orders/pay", perVisitor: COMFORTABLE },
  { call: "POST /shop/orders/look-up", perVisitor: COMFORTABLE, onlyFailures: true },
  {
    call: "POST /shop/orders/monero-claim",
    perVisitor: CLAIMS,
    perAccount: { field: "secret", points: 10, seconds: 60 * 60 },
  },
  { call: "POST /shop/orders/monero-quote", perVisitor: COMFORTABLE },
  { call: "POST /shop/services/look-up", perVisitor: TRIES },
  { call: "POST /kb/search", perVisitor: SEARCHES },
  { call: "POST /kb/suggestions", perVisitor: KEYSTROKES },
  { call: "POST /kb/votes", perVisitor: TRIES },
  {
    call: "POST /email-changes",
    perVisitor: TRIES,
    perAccount: [
      { field: "identifier", ...MAILS },
      { field: "email", ...MAILS },
    ],
  },
  { call: "POST /email-changes/*", perVisitor: COMFORTABLE, onlyFailures: true },
  { call: "POST /captcha/picture", perVisitor: CAPTCHAS },
  { call: "POST /captcha/sound", perVisitor: CAPTCHAS },
  { call: "POST /support/contact", perVisitor: MESSAGES, perAccount: { field: "email", ...TRIES_OF_ALL } },
  { call: "POST /support/contact/files", perVisitor: COMFORTABLE },
  { call: "GET /connect/*", perVisitor: COMFORTABLE },
  { call: "GET /connect/*/callback", perVisitor: COMFORTABLE },
  { call: "GET /auth/*/callback", perVisitor: COMFORTABLE },
];
