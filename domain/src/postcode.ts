/** What a postcode looks like, without spaces and in capitals, where a country has a rule. Others are not checked. */
const RULES: Record<string, RegExp> = {
  ...sameFor("AT BE BG CH CY DK HU LI LU LV NO SI", /^(?:[A-Z]{1,2}-)?\d{4}$/),
  ...sameFor("DE EE ES FI FR HR IT LT MC SM", /^(?:[A-Z]{1,2}-)?\d{5}$/),
  ...sameFor("CZ GR SE SK", /^\d{5}$/),
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

/** Whether this can be a postcode of the country, however it is spaced. */
export function isPostcodeOf(country: string, postcode: string): boolean {
  return RULES[country]?.test(postcode.toUpperCase().replace(/\s/g, "")) ?? true;
}

function sameFor(countries: string, rule: RegExp): Record<string, RegExp> {
  return Object.fromEntries(countries.split(" ").map((country) => [country, rule]));
}
