// Not among the paths that every page may need: only the order's page knows these.
/** Tells the page when to look again. */
export const ORDER_EVENTS_PATH = "/shop/confirmation/events";
/** What to send where, for a wallet's camera. */
export const ORDER_QR_PATH = "/shop/confirmation/qr.png";
/** Where Monero is played, on sites that take none. */
export const SANDBOX_MONERO_PATH = "/sandbox-monero";
/** Shows the form that names a transaction, and nothing that could take away what is typed there. */
export const CLAIM_PARAM = "claim";
/** The page does not load itself again, where no script runs. */
export const STILL_PARAM = "still";
/** The id of a transaction that was played just now. */
export const PLAYED_PARAM = "played";
