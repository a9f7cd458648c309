import type { Block, Locale } from "@wren/domain";
import { UNWRITTEN } from "../../api/opening/work/unwritten";
import type { SeedPage } from "../entries";
import { paragraphs } from "../rich-text";
import type { Written } from "../written";
import { checkOfTheCode } from "./trust";

type Titles = Record<Locale, { title: string; description: string }>;

/** A page that says what the site's software does, and so is true for every operator. */
function workingPage(slug: string, texts: Titles, blocks?: Record<Locale, Written<Block>[]>): SeedPage {
  return {
    slug,
    en: { ...texts.en, blocks: blocks?.en ?? [] },
    de: { ...texts.de, blocks: blocks?.de ?? [] },
  };
}

/** A page that only the operator can write. */
function unwrittenPage(slug: string, titles: Record<Locale, string>): SeedPage {
  const text = (locale: Locale) => ({
    title: titles[locale],
    description: "",
    blocks: [{ __component: "blocks.text" as const, body: paragraphs(UNWRITTEN[locale]) }],
  });
  return { slug, en: text("en"), de: text("de") };
}

const home = workingPage(
  "home",
  {
    en: { title: "Welcome", description: "Order without an account, and ask us anything." },
    de: { title: "Willkommen", description: "Bestellen Sie ohne Konto, und fragen Sie uns, was Sie wissen möchten." },
  },
  {
    en: [
      {
        __component: "blocks.hero",
        title: "Welcome",
        text: "Order without an account, and ask us anything.",
        pictureStyle: "framed",
        actions: [
          { label: "Go to the shop", target: "/shop" },
          { label: "Support", target: "/support" },
        ],
      },
    ],
    de: [
      {
        __component: "blocks.hero",
        title: "Willkommen",
        text: "Bestellen Sie ohne Konto, und fragen Sie uns, was Sie wissen möchten.",
        pictureStyle: "framed",
        actions: [
          { label: "Zum Shop", target: "/shop" },
          { label: "Support", target: "/support" },
        ],
      },
    ],
  },
);

const trust = workingPage(
  "trust",
  {
    en: {
      title: "You need not believe us.",
      description: "How to check that the code your browser runs is the code that was published.",
    },
    de: {
      title: "Sie müssen uns nicht glauben.",
      description: "Wie Sie prüfen, ob der Code in Ihrem Browser der veröffentlichte ist.",
    },
  },
  checkOfTheCode,
);

/** All content pages of a site that has no content yet. */
export const basePages: SeedPage[] = [
  home,
  trust,
  unwrittenPage("concept", { en: "Concept", de: "Konzept" }),
  unwrittenPage("about", { en: "About us", de: "Über uns" }),
  unwrittenPage("imprint", { en: "Imprint", de: "Impressum" }),
  unwrittenPage("privacy", { en: "Privacy", de: "Datenschutz" }),
  unwrittenPage("tos", { en: "Terms of service", de: "Allgemeine Geschäftsbedingungen" }),
  unwrittenPage("coc", { en: "Code of conduct", de: "Verhaltenskodex" }),
  workingPage("shop", {
    en: { title: "Shop", description: "You order as a guest and give no more than the order needs." },
    de: { title: "Shop", description: "Sie bestellen als Gast und geben nicht mehr an, als die Bestellung braucht." },
  }),
  workingPage("shop/services", {
    en: { title: "Services", description: "For phones with a subscription. All you need is a number from its card." },
    de: { title: "Dienste", description: "Für Telefone mit Abo. Sie brauchen nur eine Nummer von dessen Karte." },
  }),
  workingPage("support", {
    en: { title: "FAQ and support", description: "Look for an answer, or ask us." },
    de: { title: "FAQ und Support", description: "Suchen Sie eine Antwort, oder fragen Sie uns." },
  }),
  workingPage("support/kb", {
    en: { title: "Knowledge base", description: "Open to everyone, and we do not record what you read." },
    de: { title: "Wissensdatenbank", description: "Offen für alle, und niemand notiert, was Sie lesen." },
  }),
  workingPage("support/chat", {
    en: {
      title: "Support chat",
      description: "Write to us and read our answers here. Works without JavaScript, and in Tor Browser too.",
    },
    de: {
      title: "Support-Chat",
      description: "Schreiben Sie uns, und lesen Sie unsere Antworten hier. Geht ohne JavaScript und im Tor Browser.",
    },
  }),
  workingPage("support/files", {
    en: { title: "Files", description: "System images, tools and guides, with checksums and signatures." },
    de: { title: "Dateien", description: "Systemabbilder, Werkzeuge und Anleitungen, mit Prüfsummen und Signaturen." },
  }),
  workingPage("support/contact", {
    en: { title: "Contact", description: "Tell us what you did, what happened and what you expected." },
    de: {
      title: "Kontakt",
      description: "Schreiben Sie uns, was Sie getan haben, was geschehen ist und was Sie erwartet hätten.",
    },
  }),
  workingPage("support/my-contact", {
    en: {
      title: "My contact",
      description: "Give your subscription another e-mail address. We tell both addresses.",
    },
    de: {
      title: "Meine Kontaktadresse",
      description: "Geben Sie Ihrem Abo eine andere E-Mail-Adresse. Beide Adressen erfahren davon.",
    },
  }),
];
