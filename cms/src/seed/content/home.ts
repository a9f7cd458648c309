import { paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";

export const home: SeedPage = {
  slug: "home",
  en: {
    title: "The phone that keeps to itself",
    description:
      "Wren is a phone, its system and its storage, made in Bern for people who want to be left alone. No account, no tracking, no exceptions.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "The phone that keeps to itself.",
        text: "A phone, its system and its storage, made as one thing in Bern. It asks for no account, reports to nobody, and has a switch that cuts its microphone, cameras and radios.",
        picture: {
          image: "hero-en",
          imageDark: "hero-en-dark",
          alt: "Two Wren One phones: the front one shows its lock screen and, on its side, the red privacy switch",
        },
        pictureStyle: "cutout",
        actions: [
          { label: "See the phones", target: "/shop" },
          { label: "How it works", target: "/concept" },
        ],
        priceNote: "VAT and 12 months of subscription included",
      },
      {
        __component: "blocks.fact-line",
        facts: [
          { title: "7 years", text: "of security updates" },
          { title: "30 days", text: "to return it" },
          { title: "2 working days", text: "until it leaves Bern" },
          { title: "Your choice", text: "card, TWINT or Monero" },
        ],
      },
      {
        __component: "blocks.switch",
        heading: "A wire, not a promise",
        text: "Slide the switch, and nothing on the phone can listen, look or call out. No app and no update can turn it back on; only your thumb can.",
        on: {
          label: "On",
          text: "Microphone, cameras and radios have power.",
          picture: {
            image: "switch-on",
            alt: "The red switch on the side of a graphite Wren One, pushed towards the top",
          },
        },
        off: {
          label: "Off",
          text: "Microphone, cameras and radios have none. The lock screen says so: sensors off.",
          picture: { image: "switch-off", alt: "The same switch, pulled down" },
        },
      },
      {
        __component: "blocks.feature-grid",
        heading: "What it does not do",
        intro: "Most of the work on Wren went into leaving things out.",
        features: [
          {
            title: "No account",
            text: "You turn it on and it works. Your subscription is a number on a card, not a name in our database.",
          },
          {
            title: "No tracking",
            text: "WrenOS has no advertising identifier, no analytics and no crash reports that leave without you.",
          },
          {
            title: "No guesswork",
            text: "Slide the red switch and the microphone, the cameras and the radios lose their power. Not a setting: a wire.",
          },
          {
            title: "No lock-in",
            text: "Your data leaves in open formats, whenever you like. If you go, the nest is erased on the day you say.",
          },
        ],
      },
      {
        __component: "blocks.product-teaser",
        heading: "Three phones, one system",
        intro: "Each runs the same WrenOS and gets the same updates for seven years. Choose by hand, eye and pocket.",
        products: [
          {
            name: "Wren Mini",
            tagline: "5.2 inches, one lens. Fits any pocket.",
            picture: { image: "wren-mini", alt: "Wren Mini in white" },
            target: "/shop/wren-mini",
          },
          {
            name: "Wren One",
            tagline: "6.1 inches, two lenses. The one for most people.",
            picture: { image: "wren-one-red", alt: "Wren One in red" },
            target: "/shop/wren-one",
          },
          {
            name: "Wren Slate",
            tagline: "6.7 inches, three lenses. Two days on one charge.",
            picture: { image: "wren-slate", imageDark: "wren-slate-dark", alt: "Wren Slate in graphite" },
            target: "/shop/wren-slate",
          },
        ],
      },
      {
        __component: "blocks.costs",
        heading: "What it costs",
        intro: "Every phone comes with a year of subscription. After that, a renewal is all you pay.",
      },
      {
        __component: "blocks.image-text",
        heading: "Your things live in the nest",
        body: paragraphs(
          "The nest is storage in a former bunker near Bern. Photos, contacts and backups are encrypted on the phone before they leave it; the key stays with you, on the phone and on a Nest Key if you want a second one.",
          "We could not hand over a single picture, whoever asked. We have no key to it.",
        ),
        picture: { image: "nest", alt: "Three eggs in a woven nest, one of them red" },
        pictureSide: "left",
        action: { label: "More about the concept", target: "/concept" },
      },
      {
        __component: "blocks.steps",
        heading: "How it starts",
        steps: [
          {
            title: "Order as a guest",
            text: "An address for the parcel, an e-mail address for the receipt. Pay by card, TWINT or Monero.",
          },
          {
            title: "Unpack and check",
            text: "The box is sealed, and at first start the phone proves that its system is the one we signed.",
          },
          {
            title: "Move in",
            text: "Your contacts and pictures come over by cable in minutes. The subscription card brings 12 months of nest.",
          },
        ],
      },
      {
        __component: "blocks.quote",
        text: "We do not promise to treat your data well. We built a phone that does not give it to us.",
        attribution: "From the Wren code of conduct",
      },
      {
        __component: "blocks.text",
        heading: "Who we are",
        body: paragraphs(
          "Thirty-four people in one house: Wren Mobile AG, Zaunköniggasse 7, 3011 Bern. The company belongs to those who work in it. There are no investors, and we live on what we sell.",
          "[More about us](/about), and [how you can check what we say](/trust).",
        ),
      },
      {
        __component: "blocks.faq-list",
        heading: "Before you buy",
        questions: [
          {
            question: "Do my apps run on it?",
            answer: paragraphs(
              "Most Android apps do. They run in a sealed room that sees no contacts, no files and no location until you hand it some.",
            ),
          },
          {
            question: "What does it cost after the first year?",
            answer: paragraphs(
              "The subscription covers new versions of WrenOS, support and the nest. You renew it for as many months as you like, without a contract; without it the phone keeps working and keeps its security updates.",
            ),
          },
          {
            question: "Can I pay without telling you who I am?",
            answer: paragraphs(
              "Yes. Monero needs neither a name nor a script in your browser. We need an address to send the parcel to, and erase it 30 days after delivery.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Take one home.",
        text: "Registered, tracked shipping at a flat rate. Thirty days to change your mind.",
        actions: [
          { label: "Go to the shop", target: "/shop" },
          { label: "Ask us something", target: "/support" },
        ],
      },
    ],
  },
  de: {
    title: "Das Telefon, das für sich bleibt",
    description:
      "Wren ist Telefon, System und Speicher aus Bern, für Menschen, die in Ruhe gelassen werden wollen. Kein Konto, kein Tracking, keine Ausnahmen.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Das Telefon, das für sich bleibt.",
        text: "Telefon, System und Speicher, als Ganzes gebaut in Bern. Es verlangt kein Konto, meldet niemandem etwas und hat einen Schalter, der Mikrofon, Kameras und Funk vom Strom trennt.",
        picture: {
          image: "hero-de",
          imageDark: "hero-de-dark",
          alt: "Zwei Wren One: Das vordere zeigt den Sperrbildschirm und an seiner Seite den roten Schalter",
        },
        pictureStyle: "cutout",
        actions: [
          { label: "Zu den Telefonen", target: "/shop" },
          { label: "So funktioniert es", target: "/concept" },
        ],
        priceNote: "MWST und 12 Monate Abo inbegriffen",
      },
      {
        __component: "blocks.fact-line",
        facts: [
          { title: "7 Jahre", text: "Sicherheitsupdates" },
          { title: "30 Tage", text: "Rückgaberecht" },
          { title: "2 Arbeitstage", text: "bis zum Versand ab Bern" },
          { title: "Ihre Wahl", text: "Karte, TWINT oder Monero" },
        ],
      },
      {
        __component: "blocks.switch",
        heading: "Ein Draht, kein Versprechen",
        text: "Schieben Sie den Schalter, und nichts am Telefon hört, sieht oder funkt. Keine App und kein Update schaltet ihn zurück, nur Ihr Daumen.",
        on: {
          label: "Ein",
          text: "Mikrofon, Kameras und Funk haben Strom.",
          picture: {
            image: "switch-on",
            alt: "Der rote Schalter an der Seite eines Wren One in Graphit, nach oben geschoben",
          },
        },
        off: {
          label: "Aus",
          text: "Mikrofon, Kameras und Funk sind stromlos. Der Sperrbildschirm zeigt es an: Sensoren aus.",
          picture: { image: "switch-off", alt: "Derselbe Schalter, nach unten gezogen" },
        },
      },
      {
        __component: "blocks.feature-grid",
        heading: "Was es nicht tut",
        intro: "Die meiste Arbeit an Wren bestand darin, Dinge wegzulassen.",
        features: [
          {
            title: "Kein Konto",
            text: "Einschalten, und es läuft. Ihr Abo ist eine Nummer auf einer Karte, kein Name in unserer Datenbank.",
          },
          {
            title: "Kein Tracking",
            text: "WrenOS kennt keine Werbe-ID, keine Statistik und keine Absturzberichte, die ohne Sie abreisen.",
          },
          {
            title: "Kein Rätselraten",
            text: "Schieben Sie den roten Schalter, und Mikrofon, Kameras und Funk sind stromlos. Keine Einstellung: ein Draht.",
          },
          {
            title: "Keine Fesseln",
            text: "Ihre Daten verlassen uns in offenen Formaten, wann Sie wollen. Wenn Sie gehen, wird das Nest am gewünschten Tag gelöscht.",
          },
        ],
      },
      {
        __component: "blocks.product-teaser",
        heading: "Drei Telefone, ein System",
        intro:
          "Alle laufen mit demselben WrenOS und erhalten sieben Jahre lang dieselben Updates. Wählen Sie nach Hand, Auge und Tasche.",
        products: [
          {
            name: "Wren Mini",
            tagline: "5,2 Zoll, eine Linse. Passt in jede Tasche.",
            picture: { image: "wren-mini", alt: "Wren Mini in Weiss" },
            target: "/shop/wren-mini",
          },
          {
            name: "Wren One",
            tagline: "6,1 Zoll, zwei Linsen. Für die meisten das richtige.",
            picture: { image: "wren-one-red", alt: "Wren One in Rot" },
            target: "/shop/wren-one",
          },
          {
            name: "Wren Slate",
            tagline: "6,7 Zoll, drei Linsen. Zwei Tage mit einer Ladung.",
            picture: { image: "wren-slate", imageDark: "wren-slate-dark", alt: "Wren Slate in Graphit" },
            target: "/shop/wren-slate",
          },
        ],
      },
      {
        __component: "blocks.costs",
        heading: "Was es kostet",
        intro: "Jedes Telefon bringt ein Jahr Abo mit. Danach zahlen Sie nur die Verlängerung.",
      },
      {
        __component: "blocks.image-text",
        heading: "Ihre Sachen wohnen im Nest",
        body: paragraphs(
          "Das Nest ist Speicher in einem ehemaligen Bunker bei Bern. Fotos, Kontakte und Backups werden auf dem Telefon verschlüsselt, bevor sie es verlassen; der Schlüssel bleibt bei Ihnen, auf dem Telefon und, wenn Sie einen zweiten wollen, auf einem Nest Key.",
          "Wir könnten kein einziges Bild herausgeben, wer auch immer es verlangte. Wir haben keinen Schlüssel dazu.",
        ),
        picture: { image: "nest", alt: "Drei Eier in einem geflochtenen Nest, eines davon rot" },
        pictureSide: "left",
        action: { label: "Mehr zum Konzept", target: "/concept" },
      },
      {
        __component: "blocks.steps",
        heading: "So fängt es an",
        steps: [
          {
            title: "Als Gast bestellen",
            text: "Eine Adresse für das Paket, eine E-Mail für die Quittung. Zahlen Sie mit Karte, TWINT oder Monero.",
          },
          {
            title: "Auspacken und prüfen",
            text: "Die Schachtel ist versiegelt, und das Telefon beweist beim ersten Start, dass sein System von uns signiert ist.",
          },
          {
            title: "Einziehen",
            text: "Kontakte und Bilder kommen per Kabel in wenigen Minuten herüber. Die Abokarte bringt 12 Monate Nest mit.",
          },
        ],
      },
      {
        __component: "blocks.quote",
        text: "Wir versprechen nicht, gut mit Ihren Daten umzugehen. Wir haben ein Telefon gebaut, das sie uns nicht gibt.",
        attribution: "Aus dem Verhaltenskodex von Wren",
      },
      {
        __component: "blocks.text",
        heading: "Wer wir sind",
        body: paragraphs(
          "Vierunddreissig Leute in einem Haus: Wren Mobile AG, Zaunköniggasse 7, 3011 Bern. Die Firma gehört denen, die darin arbeiten. Investoren gibt es keine; wir leben von dem, was wir verkaufen.",
          "[Mehr über uns](/about), und [wie Sie nachprüfen, was wir sagen](/trust).",
        ),
      },
      {
        __component: "blocks.faq-list",
        heading: "Vor dem Kauf gefragt",
        questions: [
          {
            question: "Laufen meine Apps darauf?",
            answer: paragraphs(
              "Die meisten Android-Apps schon. Sie laufen in einem eigenen, verschlossenen Raum, der keine Kontakte, keine Dateien und keinen Standort sieht, bis Sie ihm etwas davon geben.",
            ),
          },
          {
            question: "Was kostet es nach dem ersten Jahr?",
            answer: paragraphs(
              "Das Abo umfasst neue Versionen von WrenOS, Support und das Nest. Sie verlängern es um so viele Monate, wie Sie wollen, ohne Vertrag; ohne Abo läuft das Telefon weiter und erhält weiterhin Sicherheitsupdates.",
            ),
          },
          {
            question: "Kann ich bezahlen, ohne zu sagen, wer ich bin?",
            answer: paragraphs(
              "Ja. Monero braucht weder einen Namen noch ein Skript in Ihrem Browser. Wir brauchen eine Adresse für das Paket und löschen sie 30 Tage nach der Zustellung.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Nehmen Sie eines mit nach Hause.",
        text: "Eingeschriebener Versand mit Sendungsverfolgung, zum Pauschalpreis. Dreissig Tage Bedenkzeit.",
        actions: [
          { label: "Zum Shop", target: "/shop" },
          { label: "Fragen Sie uns", target: "/support" },
        ],
      },
    ],
  },
};
