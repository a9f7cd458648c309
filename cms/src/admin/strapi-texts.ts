/** Texts of Strapi's own pages that are not true here. */
export const strapiTexts = {
  en: {
    "Auth.form.password.hint":
      "At least 12 characters, with a capital letter, a small one and a digit. No common words with a year, and not your name.",
    "Settings.profile.form.section.experience.interfaceLanguageHelp": "What you choose here holds for you alone.",
  },
  de: {
    "Auth.form.password.hint":
      "Mindestens 12 Zeichen, mit einem Grossbuchstaben, einem Kleinbuchstaben und einer Ziffer. Keine häufigen Wörter mit Jahreszahl und nicht Ihr Name.",
    "Settings.profile.form.section.experience.interfaceLanguageHelp": "Was Sie hier wählen, gilt nur für Sie.",
  },
};
