/**
 * @param {import("./account.mjs").Session} session
 * @returns the charge of a session, in a list; empty without one
 */
export function chargeRecord({ id, params, intent }) {
  if (!intent?.charge) return [];
  const { amountMinor, refundedMinor, method, dispute } = intent.charge;
  const { currency, client_reference_id: reference = null } = params;
  // A lost dispute takes the money like a refund.
  const lostMinor = dispute?.status === "lost" ? dispute.amountMinor : 0;
  return [{ id: intent.charge.id, session: id, reference, method, amountMinor, refundedMinor, lostMinor, currency }];
}

/** @param {import("./account.mjs").Refund} refund */
export function refundRecord({ id, intent, amountMinor, metadata, status }) {
  const { session } = intent;
  const { currency, client_reference_id: reference = null } = session.params;
  return { id, session: session.id, reference, amountMinor, currency, metadata, status };
}

/** @param {import("./account.mjs").Session} session */
export function sessionRecord({ id, status, params }) {
  return {
    id,
    status,
    reference: params.client_reference_id ?? null,
    /** Lines of the page, with the price of a single piece. */
    lines: params.line_items.map(({ quantity, price_data: { product_data, unit_amount } }) => ({
      name: product_data.name,
      quantity,
      amountMinor: unit_amount,
    })),
  };
}
