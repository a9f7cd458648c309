/** What a mail says, before it becomes text and HTML: both parts are made of the same blocks, so they cannot disagree. */
export type MailBlock =
  | { type: "notice"; text: string }
  | { type: "paragraph"; text: string }
  | { type: "heading"; text: string }
  /** The one thing to do. */
  | { type: "action"; label: string; url: string }
  /** Another way on, after a sentence that leads to it. */
  | { type: "link"; lead: string; label: string; url: string }
  | { type: "details"; rows: DetailRow[] }
  | { type: "bill"; bill: Bill }
  | { type: "postal-label"; lines: string[] }
  | { type: "signature"; text: string };

export type DetailRow = {
  label: string;
  value: string;
  /** What the value is for. */
  hint?: string;
  /** To be copied character by character. */
  isCode?: boolean;
};

export type Bill = { articles: Article[]; sums: Sum[] };

/** An article or a service. */
export type Article = {
  name: string;
  /** Below the name: how many, or how the price came about. */
  notes: string[];
  total: string;
};

export type Sum = { label: string; amount: string; isTotal?: boolean };
