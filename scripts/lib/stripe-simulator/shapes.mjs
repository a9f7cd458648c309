/**
 * @typedef {import("./account.mjs").Session} Session
 * @typedef {import("./account.mjs").Intent} Intent
 * @typedef {import("./account.mjs").Charge} Charge
 * @typedef {import("./account.mjs").Refund} Refund
 * @typedef {import("./account.mjs").Dispute} Dispute
 */

/** Objects that can be expanded instead of their id. */
export const EXPANSIONS = /** @type {const} */ ([
  "payment_intent",
  "payment_intent.latest_charge",
  "payment_intent.latest_charge.refunds",
]);

/**
 * @param {Session} session
 * @param {{ origin: string, expand?: readonly string[] | undefined }} view
 */
export function sessionShape(session, { origin, expand = [] }) {
  const { params, intent } = session;
  return {
    id: session.id,
    object: "checkout.session",
    adaptive_pricing: params.adaptive_pricing,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: params.totalMinor,
    amount_total: params.totalMinor,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: params.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: customerDetails(params.customer_email),
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: params.metadata ?? {},
    mode: params.mode,
    origin_context: null,
    payment_intent: intent && (isExpanded(expand, "payment_intent") ? intentShape(intent, expand) : intent.id),
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: params.methods,
    payment_status: session.isPaid ? "paid" : "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: params.ui_mode,
    url: session.status === "open" ? `${origin}/c/pay/${session.id}` : null,
    wallet_options: null,
  };
}

/**
 * The fields that the shop might read, not all of Stripe's.
 * @param {Intent} intent
 * @param {readonly string[]} [expand]
 */
export function intentShape(intent, expand = []) {
  const { session, charge } = intent;
  const { totalMinor, currency, payment_intent_data: given, methods } = session.params;
  return {
    id: intent.id,
    object: "payment_intent",
    amount: totalMinor,
    amount_received: charge?.amountMinor ?? 0,
    created: intent.created,
    currency,
    description: given?.description ?? null,
    latest_charge:
      charge && (isExpanded(expand, "payment_intent.latest_charge") ? chargeShape(intent, expand) : charge.id),
    livemode: false,
    metadata: given?.metadata ?? {},
    payment_method_types: methods,
    status: intent.status,
  };
}

/**
 * The fields that the shop might read, not all of Stripe's. A charge copies its intent's metadata.
 * @param {Intent} intent
 * @param {readonly string[]} [expand]
 */
export function chargeShape({ id, session, charge }, expand = []) {
  if (!charge) return null;
  const { currency, payment_intent_data: given } = session.params;
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amountMinor,
    amount_captured: charge.amountMinor,
    amount_refunded: charge.refundedMinor,
    captured: true,
    created: charge.created,
    currency,
    description: given?.description ?? null,
    disputed: charge.dispute !== null,
    livemode: false,
    metadata: given?.metadata ?? {},
    paid: true,
    payment_intent: id,
    payment_method_details: { type: charge.method },
    refunded: charge.refundedMinor === charge.amountMinor,
    // Stripe leaves them out unless they are expanded.
    ...(isExpanded(expand, "payment_intent.latest_charge.refunds") && { refunds: newestRefunds(charge) }),
    status: "succeeded",
  };
}

const REFUNDS_OF_A_CHARGE = 10;

/** @param {Charge} charge */
function newestRefunds({ id, refunds }) {
  return {
    object: "list",
    url: `/v1/charges/${id}/refunds`,
    has_more: refunds.length > REFUNDS_OF_A_CHARGE,
    data: refunds.toReversed().slice(0, REFUNDS_OF_A_CHARGE).map(refundShape),
  };
}

/** @param {Refund} refund */
export function refundShape(refund) {
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amountMinor,
    balance_transaction: null,
    charge: refund.charge.id,
    created: refund.created,
    currency: refund.intent.session.params.currency,
    customer: null,
    customer_account: null,
    ...(refund.status === "failed" && { failure_reason: "expired_or_canceled_card" }),
    metadata: refund.metadata,
    payment_intent: refund.intent.id,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}

/** The fields that the shop might read, not all of Stripe's. @param {Dispute} dispute */
export function disputeShape({ id, created, intent, amountMinor, status }) {
  return {
    id,
    object: "dispute",
    amount: amountMinor,
    charge: intent.charge?.id ?? null,
    created,
    currency: intent.session.params.currency,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: "fraudulent",
    status,
  };
}

/** @param {string | undefined} email */
function customerDetails(email) {
  if (!email) return null;
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: "none",
    tax_ids: null,
  };
}

/**
 * Expanding an inner object expands those around it, too.
 * @param {readonly string[]} expand
 * @param {string} path
 */
function isExpanded(expand, path) {
  return expand.some((one) => one === path || one.startsWith(`${path}.`));
}
