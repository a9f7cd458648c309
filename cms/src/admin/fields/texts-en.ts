/** English texts of our own kinds of fields. Placeholders in braces follow the ICU message format. */
export const en = {
  "country.title": "Country",
  "country.hint": "Chosen by its name.",
  "country.none": "No country",
  "countries.title": "Countries",
  "countries.none": "No country yet.",
  "countries.remove": "Remove {country}",
  "countries.choose": "Choose countries",
  "countries.search": "Search the countries",
  "countries.search.hint": "A part of the name or the two letters. Enter ticks the first one.",
  "countries.search.none": "No such country.",
} as const;
