/** @typedef {import("./account.mjs").Session} Session */

/**
 * Stripe's page as plain forms.
 * @param {Session} session
 * @param {{ wasDeclined: boolean }} view
 */
export function hostedPage(session, { wasDeclined }) {
  const { params } = session;
  const lines = params.line_items.map(
    ({ quantity, price_data: { product_data, unit_amount } }) =>
      `<li>${quantity} × ${escape(product_data.name)}: ${amount(unit_amount, params.currency)}</li>`,
  );
  return document(
    "Simulated checkout",
    `<p>No money moves here: this page stands in for Stripe's in tests.</p>
${wasDeclined ? '<p role="alert">The payment was declined. Try again.</p>' : ""}
<ul>${lines.join("")}</ul>
<p>Total: <strong>${amount(params.totalMinor, params.currency)}</strong> by ${params.methods.join(" or ")}</p>
${button(session, "pay", "Pay")}
${button(session, "pay-later", "Pay by a slow method")}
${button(session, "fail", "Let the payment fail")}
${params.cancel_url ? button(session, "abandon", "Go back to the shop") : ""}`,
  );
}

export function expiredPage() {
  return document("This checkout has expired", "<p>It can no longer be paid.</p>");
}

/**
 * @param {Session} session
 * @param {string} action
 * @param {string} label
 */
function button({ id }, action, label) {
  return `<form method="post" action="/c/pay/${id}/${action}"><button>${label}</button></form>`;
}

/**
 * @param {string} title
 * @param {string} body
 */
function document(title, body) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title></head>
<body><main><h1>${title}</h1>
${body}
</main></body></html>`;
}

/**
 * @param {number} minor
 * @param {string} currency
 */
function amount(minor, currency) {
  return `${currency.toUpperCase()} ${(minor / 100).toFixed(2)}`;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
