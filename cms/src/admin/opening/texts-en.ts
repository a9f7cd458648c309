/** English texts of the page "Before opening". */
export const en = {
  "opening.title": "Before opening",
  "opening.subtitle.closed": "The site is closed: only addresses on the maintenance allow-list see it.",
  "opening.subtitle.open": "The site is open.",
  "opening.subtitle.demo": "This is the demo. Your own site starts with `npm run setup`.",
  "opening.check": "Condition",
  "opening.state": "State",
  "opening.remedy": "What to do",
  "opening.met": "Done",
  "opening.missing": "Missing",
  "opening.open": "Open the site",
  "opening.question": "Open the site?",
  "opening.what": "Everyone can then see the site and order. To close it again for a while, use maintenance.",
  "opening.done": "The site is open.",
  "opening.missing-count": "{count, plural, one {One thing is missing.} other {# things are missing.}}",
  "refusal.opening-refused": "Something is missing. The list says what.",
} as const;
