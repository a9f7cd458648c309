import type { Currency, Locale, Money, PaymentMethod } from "@wren/domain";

/** What a payment is asked for. The same attempt always gives the same request, so that a repetition changes nothing. */
export type PaymentRequest = {
  /** Our own idempotency key: a repetition gets the first one's answer. */
  key: string;
  /** By which the provider's payment is recognised as this order's; the order's number. */
  reference: string;
  method: PaymentMethod;
  amount: Money;
  locale: Locale;
  email: string;
  lines: { name: string; quantity: number; amountMinor: number }[];
  /** After that the provider takes no money any more. */
  expiresAt: Date;
  /** Where the provider sends the buyer afterwards. Neither holds the order's secret: the provider need not see the order. */
  successUrl: string;
  cancelUrl: string;
};

export type CreatedPayment = {
  /** The provider's own name for it. */
  ref: string;
  /** The hosted page; null where our order page is the place to pay. */
  url: string | null;
};

/** A payment as the provider sees it at this moment; the only thing that is ever booked. */
export type ProviderPayment = {
  state: "open" | "processing" | "paid" | "failed" | "expired";
  reference: string;
  /** What was received when `paid`, and asked for otherwise. */
  amount: Money;
  /** Money the buyer has back, by our will or by their bank's. Less again when a refund fails later. */
  refundedMinor: number;
  /** Sum of refunds that could not be delivered and are ours again: this only grows. Left out for zero. */
  refundFailedMinor?: number;
  /** The buyer's bank wants it back, and that is not decided yet. */
  isDisputed: boolean;
};

/** A provider's message, checked. It says where to look, and is never booked itself. */
export type ProviderEvent = {
  id: string;
  /** The payment, or something of the provider's that belongs to one: `refOf` knows. */
  ref: string | null;
};

export type Refund = { ref: string; key: string; amount: Money };

/** One way to take money. Every call may be repeated; failures are thrown as `PaymentFailure`. */
export type PaymentProvider = {
  readonly name: string;
  readonly isTest: boolean;
  readonly methods: readonly PaymentMethod[];
  /** True if it can take this currency now. Providers without this function take every currency. */
  takes?(currency: Currency): Promise<boolean>;
  /** Gets checked requests only (`check-request.ts`). The same key asks for the same thing, or is refused. */
  create(request: PaymentRequest): Promise<CreatedPayment>;
  fetch(ref: string): Promise<ProviderPayment>;
  /** Makes sure that it cannot be paid any more, if it is not paid yet. @returns what it is now */
  close(ref: string): Promise<ProviderPayment>;
  /** Once for each key. Refused for what is not paid, for more than was paid, and in another currency. */
  refund(refund: Refund): Promise<void>;
  /** The payment that a message is about; null when there is none. */
  refOf(ref: string): Promise<string | null>;
  /** @returns null when the signature is wrong */
  readEvent(rawBody: string, header: (name: string) => string | undefined): ProviderEvent | null;
};

/** `refused`: the provider said no, and would again. `unreachable`: nobody knows; the same call may be repeated. */
export class PaymentFailure extends Error {
  override readonly name = "PaymentFailure";
  constructor(
    readonly kind: "refused" | "unreachable",
    /** A code without anything personal. */
    readonly code: string,
  ) {
    super(`${kind}: ${code}`);
  }
}
