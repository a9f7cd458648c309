/** Texts of Strapi's own pages that are not true here. */
export const strapiTexts = {
  en: {
    "Auth.form.password.hint":
      "At least 12 characters, with a capital letter, a small one and a digit. No common words with a year, and not your name.",
  },
  de: {
    "Auth.form.password.hint":
      "Mindestens 12 Zeichen, mit einem Grossbuchstaben, einem Kleinbuchstaben und einer Ziffer. Keine häufigen Wörter mit Jahreszahl und nicht Ihr Name.",
  },
};
