import { list, paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";

export const imprint: SeedPage = {
  slug: "imprint",
  en: {
    title: "Imprint",
    description: "Who is behind this site, and how to reach us.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "This is a sample",
        isNotice: true,
        body: paragraphs(
          "**This is a sample text for a demo shop. It is not legal advice.** Wren Mobile AG, its address and its numbers are invented. A real shop puts its own details here.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Provider",
        body: [
          list(
            "unordered",
            "**Company:** Wren Mobile AG",
            "**Address:** Zaunköniggasse 7, 3011 Bern, Switzerland",
            "**Legal form:** company limited by shares (Aktiengesellschaft) under Swiss law",
            "**Represented by:** the board of directors, two members signing jointly",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Contact",
        body: [
          list(
            "unordered",
            "**General:** [hello@wren.example](mailto:hello@wren.example)",
            "**Support:** [contact form](/support/contact) or [chat](/support/chat), Monday to Friday, 8:00 to 18:00 (Bern)",
            "**Data protection:** [privacy@wren.example](mailto:privacy@wren.example)",
            "**Security reports:** [security@wren.example](mailto:security@wren.example)",
          ),
          ...paragraphs("We have no telephone line. We could not tell who is calling without asking who is calling."),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Register and tax",
        body: [
          list(
            "unordered",
            "**Register:** commercial register of the Canton of Bern",
            "**Company number (UID):** CHE-000.000.000",
            "**VAT number:** CHE-000.000.000 MWST",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Responsibility for content",
        body: paragraphs(
          "Wren Mobile AG is responsible for the content of this site. We check what we publish and correct mistakes when we learn of them. If you find one, please [tell us](/support/contact).",
          "Technical data, pictures and delivery times are given to the best of our knowledge. What the order itself says is binding; the rules are in the [terms of service](/tos).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Links to other sites",
        body: paragraphs(
          "This site loads nothing from other sites. Where it links to one, or sends you to a payment provider, the operator of that site is responsible for its content and for the data it processes.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Copyright and marks",
        body: paragraphs(
          "Texts, pictures, logos and software on this site belong to Wren Mobile AG unless stated otherwise. You may quote and link to them. For anything beyond that, please ask.",
          "The word mark is drawn from the typeface Inter (SIL Open Font License 1.1). Names of other companies and products belong to their owners and are used only to describe what works with ours.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Disputes",
        body: paragraphs(
          "If something has gone wrong, write to us first; one message settles most things. We are neither obliged nor willing to take part in proceedings before a consumer arbitration board. Law and place of jurisdiction are set out in the [terms of service](/tos).",
        ),
      },
    ],
  },
  de: {
    title: "Impressum",
    description: "Wer hinter dieser Website steht und wie Sie uns erreichen.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Dies ist ein Muster",
        isNotice: true,
        body: paragraphs(
          "**Dies ist ein Mustertext für einen Demo-Shop und keine Rechtsberatung.** Die Wren Mobile AG, ihre Adresse und ihre Nummern sind erfunden. Wer einen echten Shop betreibt, ersetzt diese Seite durch die eigenen Angaben.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Anbieterin",
        body: [
          list(
            "unordered",
            "**Firma:** Wren Mobile AG",
            "**Adresse:** Zaunköniggasse 7, 3011 Bern, Schweiz",
            "**Rechtsform:** Aktiengesellschaft nach Schweizer Recht",
            "**Vertretung:** durch den Verwaltungsrat, kollektiv zu zweien",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Kontakt",
        body: [
          list(
            "unordered",
            "**Allgemein:** [hello@wren.example](mailto:hello@wren.example)",
            "**Support:** [Kontaktformular](/support/contact) oder [Chat](/support/chat), Montag bis Freitag, 8.00 bis 18.00 Uhr (Bern)",
            "**Datenschutz:** [privacy@wren.example](mailto:privacy@wren.example)",
            "**Sicherheitsmeldungen:** [security@wren.example](mailto:security@wren.example)",
          ),
          ...paragraphs(
            "Eine Telefonnummer haben wir nicht. Wir könnten nicht feststellen, wer anruft, ohne zu fragen, wer anruft.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Register und Steuern",
        body: [
          list(
            "unordered",
            "**Register:** Handelsregister des Kantons Bern",
            "**Unternehmens-Identifikationsnummer (UID):** CHE-000.000.000",
            "**Mehrwertsteuernummer:** CHE-000.000.000 MWST",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Verantwortung für Inhalte",
        body: paragraphs(
          "Für den Inhalt dieser Website ist die Wren Mobile AG verantwortlich. Wir prüfen, was wir veröffentlichen, und berichtigen Fehler, sobald wir von ihnen erfahren. Wenn Sie einen finden, [schreiben Sie uns](/support/contact) bitte.",
          "Technische Daten, Bilder und Lieferzeiten geben wir nach bestem Wissen an. Verbindlich ist für eine Bestellung, was in der Bestellung steht; die Regeln dazu finden Sie in den [AGB](/tos).",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Links auf andere Websites",
        body: paragraphs(
          "Diese Website lädt nichts von anderen Websites. Wo sie auf eine verweist oder Sie zu einem Zahlungsanbieter weiterleitet, ist deren Betreiber für die Inhalte und für die Bearbeitung der Daten verantwortlich.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Urheberrecht und Marken",
        body: paragraphs(
          "Texte, Bilder, Logos und Software auf dieser Website gehören der Wren Mobile AG, soweit nichts anderes angegeben ist. Sie dürfen daraus zitieren und darauf verlinken. Für alles Weitere fragen Sie uns bitte.",
          "Die Wortmarke ist aus der Schrift Inter gezeichnet (SIL Open Font License 1.1). Namen anderer Firmen und Produkte gehören ihren Inhabern und stehen hier nur, um zu beschreiben, was mit unseren Produkten zusammenarbeitet.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Streitigkeiten",
        body: paragraphs(
          "Wenn etwas schiefgegangen ist, schreiben Sie zuerst uns; das meiste lässt sich mit einer Nachricht regeln. Zur Teilnahme an Verfahren vor einer Verbraucherschlichtungsstelle sind wir weder verpflichtet noch bereit. Anwendbares Recht und Gerichtsstand stehen in den [AGB](/tos).",
        ),
      },
    ],
  },
};
