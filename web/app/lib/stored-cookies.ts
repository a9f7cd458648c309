/** Cookies that pages of this site can receive, in the order in which the trust page lists them. */
export type OwnCookie =
  | "locale"
  | "currency"
  | "flash"
  | "cart"
  | "order"
  | "subscription"
  | "contact"
  | "phrase"
  | "session";

export type Lifetime = { unit: "minutes" | "hours" | "days"; count: number };

/** The cookies that a browser sent with the request of a page. */
export type StoredCookies = {
  own: { cookie: OwnCookie; name: string; lifetime: Lifetime }[];
  /** How many came that this site never sets. */
  others: number;
};
