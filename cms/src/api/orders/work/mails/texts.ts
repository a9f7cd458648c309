import type { PaymentMethod } from "@wren/domain";
import type { OrderMailKind } from "./facts";

/** Formatted values for the sentences. */
export type Told = {
  number: string;
  total: string;
  deadline: string;
  /** End of the reservation of unpaid goods; null without one. */
  goodsKeptUntil: string | null;
  /** Null when the amount is not known. */
  refunded: string | null;
  /** Part of it that had gone back before; null for nothing. */
  refundedBefore: string | null;
  method: PaymentMethod;
  /** True when the order is shipped. */
  isSent: boolean;
  hasImportFees: boolean;
  deliveryDays: { min: number; max: number } | null;
  hasTrackingNumber: boolean;
  subscriptionCount: number;
  areServicesWithheld: boolean;
};

/** Texts of one language. A language that lacks one does not compile. */
export type OrderMailTexts = {
  greeting: string;
  testNotice: string;
  /** Heading of the mail and, with the order's number, its subject. */
  titles: Record<OrderMailKind, string>;
  /** Paragraphs above the link to the order page. */
  tell: Record<OrderMailKind, (told: Told) => string[]>;
  /** The last mail to an address that staff have replaced. */
  emailMoved: { title: string; tell: (number: string) => string };
  orderPage: string;
  /** Included once, in the first mail. */
  secretLink: string;
  orderAgain: { lead: string; label: string };
  questions: { lead: string; label: string };
  headings: { bill: string; address: string; given: string; subscription: string; phone: (position: number) => string };
  details: {
    number: string;
    method: string;
    payBy: string;
    total: string;
    refunded: string;
    trackingNumber: string;
    moneroAddress: string;
    moneroMissing: string;
    moneroReceived: string;
    moneroQuote: string;
    transaction: string;
  };
  methods: Record<PaymentMethod, string>;
  bill: { subtotal: string; shipping: string; total: string; vat: (percent: string) => string };
  subscription: {
    mobileId: Explained;
    nestId: Explained;
    supportId: Explained;
    storage: string;
    term: string;
    start: string;
    end: string;
  };
  keepNumbers: string[];
  /** New state of a subscription; `endsOn` is formatted already. */
  given: (now: { storage: string; endsOn: string }) => string;
  deadline: (instant: string) => string;
  signature: (company: string) => string;
};

type Explained = { label: string; hint: string };
