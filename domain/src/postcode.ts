/** Pattern of a postcode without spaces, in capitals and without country prefix. Other countries are not checked. */
const RULES: Record<string, RegExp> = {
  ...sameFor("AT BE BG CH CY DK HU LI LU LV NO SI", /^\d{4}$/),
  ...sameFor("CZ DE EE ES FI FR GR HR IT LT MC SE SK SM", /^\d{5}$/),
  ...sameFor("RO", /^\d{6}$/),
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  IS: /^\d{3}$/,
  JP: /^\d{3}-?\d{4}$/,
  MT: /^[A-Z]{3}\d{4}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  US: /^\d{5}(?:-?\d{4})?$/,
};

/** True when the postcode fits the country, however it is spaced, and also as "CH-3011" or "FIN-00100". */
export function isPostcodeOf(country: string, postcode: string): boolean {
  const bare = postcode
    .toUpperCase()
    .replace(/\s/g, "")
    .replace(/^[A-Z]{1,3}-(?=\d)/, "");
  return RULES[country]?.test(bare) ?? true;
}

function sameFor(countries: string, rule: RegExp): Record<string, RegExp> {
  return Object.fromEntries(countries.split(" ").map((country) => [country, rule]));
}
