/** Content of a mail. Its text and HTML parts are made from the same blocks, so they cannot disagree. */
export type MailBlock =
  | { type: "notice"; text: string }
  | { type: "paragraph"; text: string }
  | { type: "heading"; text: string }
  /** The main action of the mail. */
  | { type: "action"; label: string; url: string }
  /** A secondary link after an introducing sentence. */
  | { type: "link"; lead: string; label: string; url: string }
  | { type: "details"; rows: DetailRow[] }
  | { type: "bill"; bill: Bill }
  | { type: "postal-label"; lines: string[] }
  | { type: "signature"; text: string };

export type DetailRow = {
  label: string;
  value: string;
  /** Purpose of the value. */
  hint?: string;
  /** True for values to be copied character by character. */
  isCode?: boolean;
};

export type Bill = { articles: Article[]; sums: Sum[] };

/** An article or a service. */
export type Article = {
  name: string;
  /** Below the name: the quantity, or how the price was calculated. */
  notes: string[];
  total: string;
};

export type Sum = { label: string; amount: string; isTotal?: boolean };
