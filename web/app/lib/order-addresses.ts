// Only the order's page knows these paths.
/** Event stream that tells the page to refresh. */
export const ORDER_EVENTS_PATH = "/shop/confirmation/events";
/** QR code of the payment request. */
export const ORDER_QR_PATH = "/shop/confirmation/qr.png";
/** The wallet of sites with simulated payments. */
export const SANDBOX_MONERO_PATH = "/sandbox-monero";
/** Shows the form for a transaction id, without anything that could reload the page while typing. */
export const CLAIM_PARAM = "claim";
/** Stops the reload of the page where no script runs. */
export const STILL_PARAM = "still";
/** Id of a transaction just played in the sandbox. */
export const PLAYED_PARAM = "played";
