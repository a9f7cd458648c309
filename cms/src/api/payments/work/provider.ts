import type { Currency, Locale, Money, PaymentMethod } from "@wren/domain";

/** Request for a payment. The same attempt always gives the same request, so that a repetition changes nothing. */
export type PaymentRequest = {
  /** Our own idempotency key: a repetition gets the first one's answer. */
  key: string;
  /** The order's number, by which the provider's payment is recognised. */
  reference: string;
  method: PaymentMethod;
  amount: Money;
  locale: Locale;
  email: string;
  lines: { name: string; quantity: number; amountMinor: number }[];
  /** End of the time in which the provider accepts money. */
  expiresAt: Date;
  /**
   * Addresses to which the provider sends the buyer back. Neither holds the order's secret, which the provider need not
   * see.
   */
  successUrl: string;
  cancelUrl: string;
};

export type CreatedPayment = {
  /** The provider's id of the payment. */
  ref: string;
  /** The hosted page; null when the buyer pays on our order page. */
  url: string | null;
};

/** A payment as the provider sees it now; nothing else is ever booked. */
export type ProviderPayment = {
  state: "open" | "processing" | "paid" | "failed" | "expired";
  reference: string;
  /** The received amount when `paid`, otherwise the amount asked for. */
  amount: Money;
  /** Money returned to the buyer, by us or by their bank. Falls again when a refund fails later. */
  refundedMinor: number;
  /** Sum of refunds that could not be delivered and came back to us; only grows. Left out for zero. */
  refundFailedMinor?: number;
  /** Keys of our own refunds that the buyer has, or will have. */
  refundKeys: readonly string[];
  /** The buyer's bank demands it back, and the dispute is undecided. */
  isDisputed: boolean;
};

/** A provider's message with a valid signature. It only says where to look, and is never booked itself. */
export type ProviderEvent = {
  id: string;
  /** The payment, or another object of the provider's that belongs to one (see `refOf`). */
  ref: string | null;
};

export type Refund = { ref: string; key: string; amount: Money };

/** A payment provider. Every call may be repeated; failures are thrown as `PaymentFailure`. */
export type PaymentProvider = {
  readonly name: string;
  readonly isTest: boolean;
  readonly methods: readonly PaymentMethod[];
  /** True if it can take this currency now. Providers without this function take every currency. */
  takes?(currency: Currency): Promise<boolean>;
  /** Gets checked requests only (`check-request.ts`). The same key asks for the same thing, or is refused. */
  create(request: PaymentRequest): Promise<CreatedPayment>;
  fetch(ref: string): Promise<ProviderPayment>;
  /** Makes sure that it can no longer be paid, unless it is paid already. @returns its state now */
  close(ref: string): Promise<ProviderPayment>;
  /** Refunds once for each key. Refused for unpaid payments, for more than was paid, and in another currency. */
  refund(refund: Refund): Promise<void>;
  /** The payment that a message is about; null when there is none. */
  refOf(ref: string): Promise<string | null>;
  /** @returns null when the signature is wrong */
  readEvent(rawBody: string, header: (name: string) => string | undefined): ProviderEvent | null;
};

/**
 * `refused`: the provider said no, and would again. `unreachable`: the outcome is unknown; the call may be repeated.
 */
export class PaymentFailure extends Error {
  override readonly name = "PaymentFailure";
  constructor(
    readonly kind: "refused" | "unreachable",
    /** A code without personal data. */
    readonly code: string,
  ) {
    super(`${kind}: ${code}`);
  }
}
