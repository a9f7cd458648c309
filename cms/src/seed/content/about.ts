import { paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";

export const about: SeedPage = {
  slug: "about",
  en: {
    title: "About us",
    description:
      "Wren Mobile AG in Bern makes three phones, the system they run and the storage behind it. Who we are, what we live on and how we work.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Thirty-four people and a small bird.",
        text: "Wren Mobile AG is a company in Bern. We make three phones, the system they run and the storage behind it. We sell these things for money. That is the whole business.",
        picture: { image: "wren-one-white", alt: "Wren One in white, its back and its lock screen" },
        pictureStyle: "cutout",
        actions: [
          { label: "How it works", target: "/concept" },
          { label: "Our code of conduct", target: "/coc" },
        ],
      },
      {
        __component: "blocks.text",
        heading: "How it started",
        body: paragraphs(
          "Wren was founded in 2018 by engineers who had spent years building the opposite: software that knows its users well. They took one question with them: what does a phone have to know about its owner to make a call? The answer is nothing. The first phone that agreed was ready in 2021.",
          "The name comes from the bird. A wren weighs about nine grams, keeps to the undergrowth and is heard more often than it is seen. It also builds several nests before it moves into one. We found that sensible.",
          "Today we work in one house in Bern: hardware, system, storage, support and dispatch. The company belongs to the people who work in it. There are no outside investors, so nobody will ever ask what else could be earned with our customers.",
        ),
      },
      {
        __component: "blocks.table",
        heading: "Eight years",
        firstColumn: "Year",
        secondColumn: "What happened",
        rows: [
          {
            first: "2018",
            second: "Seven engineers start Wren Mobile AG at Zaunköniggasse 7, in what used to be a bindery.",
          },
          { first: "2019", second: "The first nest: an encrypted store that cannot read what it stores." },
          { first: "2021", second: "Wren One, the first phone. Two hundred are made, by hand." },
          {
            first: "2022",
            second: "The bunker near Bern becomes the nest's home, and support moves in below development.",
          },
          { first: "2024", second: "Wren Mini. The company passes to the people who work in it." },
          { first: "2026", second: "Wren Slate and WrenOS 3. Anyone can check this site's code." },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Made in Bern, as far as that goes",
        body: paragraphs(
          "The phones are designed, assembled and tested in Bern. The system is signed here as well, on a computer that has never been connected to a network.",
          "Chips, screens and batteries come from where the world makes them. We do not claim otherwise. What we ask of the people who make them is written in the [code of conduct](/coc).",
        ),
        picture: { image: "wren-one", alt: "Wren One in graphite, with the red privacy switch on its side" },
        pictureSide: "right",
      },
      {
        __component: "blocks.feature-grid",
        heading: "How we work",
        intro: "Four habits. They cost us a little every day and save explanations later.",
        features: [
          {
            title: "We sell things",
            text: "Phones, accessories and subscriptions pay our wages. There is no advertising, no trade in data and no second business behind the first.",
          },
          {
            title: "We keep little",
            text: "What we do not need, we do not ask for. What we no longer need, we erase on a date the privacy page gives.",
          },
          {
            title: "We can be checked",
            text: "Every file we publish has a checksum and a signature. This site works without scripts, and its code is open source.",
          },
          {
            title: "We answer ourselves",
            text: "Support sits one floor below development. Monday to Friday, 8:00 to 18:00 Bern time, in English and German.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "The nest is ours too",
        body: paragraphs(
          "Your encrypted data sits on our own machines, in a former bunker near Bern. We did not rent space in somebody else's cloud: we would have to explain whose.",
          "The bunker is dry, cool and dull. We think storage should be.",
        ),
        picture: { image: "nest", alt: "Three eggs in a woven nest, one of them red" },
        pictureSide: "left",
        action: { label: "How the nest works", target: "/concept" },
      },
      {
        __component: "blocks.table",
        heading: "Who works here",
        intro:
          "Thirty-four people, on four floors. There are no photos: we show as little of each other as we do of you. Whoever answers you signs with a first name.",
        firstColumn: "Floor",
        secondColumn: "Who you find there",
        thirdColumn: "People",
        rows: [
          { first: "Third floor", second: "Nest and operations", third: "6" },
          { first: "Second floor", second: "Hardware and system", third: "15" },
          { first: "First floor", second: "Support, accounts", third: "7" },
          { first: "Ground floor", second: "Workshop, dispatch, and the room where updates are signed", third: "6" },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Where you find us",
        body: paragraphs(
          "Wren Mobile AG, Zaunköniggasse 7, 3011 Bern: in the old town, between the clock tower and the river.",
          "**By train:** to Bern, then fifteen minutes on foot through the arcades, always straight on, past the clock tower (Zytglogge).",
          "**By tram or bus:** trams 6 to 9 to Zytglogge, or bus 12 to Rathaus; from either it is five minutes on foot. There is no parking in the old town.",
          "**Before you come,** [write to us](/support/contact): the workshop is open by appointment, and nobody asks for your name at the door. Street and house are a sample; the rest of the town is real.",
        ),
        picture: {
          image: "map-bern",
          imageDark: "map-bern-dark",
          alt: "Map of the old town of Bern in the bend of the Aare: on foot from the station (Bahnhof) past Zytglogge to Zaunköniggasse 7",
        },
        pictureSide: "right",
      },
      {
        __component: "blocks.table",
        heading: "The company on paper",
        intro: "A sample, like the whole shop: the company, its address and its numbers are invented.",
        firstColumn: "Entry",
        secondColumn: "In the register",
        rows: [
          { first: "Name and seat", second: "Wren Mobile AG, Zaunköniggasse 7, 3011 Bern" },
          { first: "Register", second: "Commercial register of the Canton of Bern, CHE-000.000.000" },
          { first: "Owners", second: "The people who work here, by equal shares" },
          { first: "Signs for it", second: "The board of directors, two members jointly" },
        ],
      },
      {
        __component: "blocks.quote",
        text: "If a feature needs to know who you are, we rebuild it until it does not.",
        attribution: "From the Wren code of conduct",
      },
      {
        __component: "blocks.call-to-action",
        heading: "Ask us anything.",
        text: "We will not ask much in return. An e-mail address is enough, and only if you want an answer by e-mail.",
        actions: [
          { label: "Write to us", target: "/support/contact" },
          { label: "See the phones", target: "/shop" },
        ],
      },
    ],
  },
  de: {
    title: "Über uns",
    description:
      "Die Wren Mobile AG in Bern baut drei Telefone, das System darauf und den Speicher dahinter. Wer wir sind, wovon wir leben und wie wir arbeiten.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Vierunddreissig Leute und ein kleiner Vogel.",
        text: "Die Wren Mobile AG ist eine Firma in Bern. Wir bauen drei Telefone, das System darauf und den Speicher dahinter. Das verkaufen wir, gegen Geld. Mehr steckt nicht hinter dem Geschäft.",
        picture: { image: "wren-one-white", alt: "Wren One in Weiss, Rückseite und Sperrbildschirm" },
        pictureStyle: "cutout",
        actions: [
          { label: "So funktioniert es", target: "/concept" },
          { label: "Unser Verhaltenskodex", target: "/coc" },
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wie es dazu kam",
        body: paragraphs(
          "Gegründet wurde Wren 2018 von Ingenieurinnen und Ingenieuren, die jahrelang das Gegenteil gebaut hatten: Software, die ihre Nutzer gut kennt. Mitgenommen haben sie eine Frage: Was muss ein Telefon über seinen Besitzer wissen, damit er telefonieren kann? Die Antwort lautet: nichts. Das erste Telefon, das sich daran hielt, war 2021 fertig.",
          "Der Name ist englisch und bedeutet Zaunkönig. Der Vogel wiegt rund neun Gramm, hält sich im Unterholz auf und ist öfter zu hören als zu sehen. Ausserdem baut er mehrere Nester, bevor er in eines einzieht. Das leuchtete uns ein.",
          "Heute arbeiten wir unter einem Dach in Bern: Hardware, System, Speicher, Support und Versand. Die Firma gehört den Leuten, die in ihr arbeiten. Es gibt keine fremden Geldgeber, und damit niemanden, der eines Tages fragt, was sich mit unserer Kundschaft sonst noch verdienen liesse.",
        ),
      },
      {
        __component: "blocks.table",
        heading: "Acht Jahre",
        firstColumn: "Jahr",
        secondColumn: "Was geschah",
        rows: [
          {
            first: "2018",
            second:
              "Sieben Ingenieurinnen und Ingenieure gründen die Wren Mobile AG an der Zaunköniggasse 7, in einer ehemaligen Buchbinderei.",
          },
          {
            first: "2019",
            second: "Das erste Nest: ein verschlüsselter Speicher, der nicht lesen kann, was er speichert.",
          },
          { first: "2021", second: "Wren One, das erste Telefon. Zweihundert Stück, von Hand gebaut." },
          {
            first: "2022",
            second: "Der Bunker bei Bern wird zur Heimat des Nests, und der Support zieht unter die Entwicklung.",
          },
          { first: "2024", second: "Wren Mini. Die Firma geht an die Leute über, die in ihr arbeiten." },
          { first: "2026", second: "Wren Slate und WrenOS 3. Wer will, kann den Code dieser Website prüfen." },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "In Bern gebaut, soweit das geht",
        body: paragraphs(
          "Entworfen, zusammengebaut und geprüft werden die Telefone in Bern. Auch das System wird hier signiert, auf einem Rechner, der noch nie an einem Netz hing.",
          "Chips, Bildschirme und Akkus kommen von dort, wo die Welt sie herstellt. Wir behaupten nichts anderes. Was wir von den Herstellern verlangen, steht im [Verhaltenskodex](/coc).",
        ),
        picture: { image: "wren-one", alt: "Wren One in Graphit mit dem roten Schalter an der Seite" },
        pictureSide: "right",
      },
      {
        __component: "blocks.feature-grid",
        heading: "Wie wir arbeiten",
        intro: "Vier Gewohnheiten. Sie kosten uns jeden Tag ein wenig und ersparen später Erklärungen.",
        features: [
          {
            title: "Wir verkaufen Dinge",
            text: "Unsere Löhne stammen aus Telefonen, Zubehör und Abos. Es gibt keine Werbung, keinen Datenhandel und kein zweites Geschäft hinter dem ersten.",
          },
          {
            title: "Wir behalten wenig",
            text: "Was wir nicht brauchen, erfragen wir nicht. Was wir gebraucht haben, löschen wir zu einem Zeitpunkt, der auf der Datenschutzseite steht.",
          },
          {
            title: "Wir sind überprüfbar",
            text: "Zu jeder Datei, die wir veröffentlichen, gibt es Prüfsumme und Signatur. Diese Website läuft ohne Skripte, und ihr Code ist quelloffen.",
          },
          {
            title: "Wir antworten selbst",
            text: "Der Support sitzt ein Stockwerk unter der Entwicklung. Montag bis Freitag, 8.00 bis 18.00 Uhr, auf Deutsch und Englisch.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Auch das Nest gehört uns",
        body: paragraphs(
          "Ihre verschlüsselten Daten liegen auf unseren eigenen Maschinen, in einem ehemaligen Bunker bei Bern. Wir haben keinen Platz in einer fremden Cloud gemietet, sonst müssten wir erklären, wem sie gehört.",
          "Der Bunker ist trocken, kühl und langweilig. So soll Speicher sein.",
        ),
        picture: { image: "nest", alt: "Drei Eier in einem geflochtenen Nest, eines davon rot" },
        pictureSide: "left",
        action: { label: "Wie das Nest funktioniert", target: "/concept" },
      },
      {
        __component: "blocks.table",
        heading: "Wer hier arbeitet",
        intro:
          "Vierunddreissig Leute auf vier Stockwerken. Fotos gibt es keine: Wir zeigen voneinander so wenig wie von Ihnen. Wer Ihnen antwortet, unterschreibt mit dem Vornamen.",
        firstColumn: "Stockwerk",
        secondColumn: "Wen Sie dort finden",
        thirdColumn: "Leute",
        rows: [
          { first: "Dritter Stock", second: "Nest und Betrieb", third: "6" },
          { first: "Zweiter Stock", second: "Hardware und System", third: "15" },
          { first: "Erster Stock", second: "Support, Buchhaltung", third: "7" },
          {
            first: "Erdgeschoss",
            second: "Werkstatt, Versand und der Raum, in dem Updates signiert werden",
            third: "6",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "So finden Sie zu uns",
        body: paragraphs(
          "Wren Mobile AG, Zaunköniggasse 7, 3011 Bern: in der Altstadt, zwischen Zytglogge und Aare.",
          "**Mit dem Zug:** nach Bern, dann eine Viertelstunde zu Fuss durch die Lauben, immer geradeaus, am Zytglogge vorbei.",
          "**Mit Tram oder Bus:** Tram 6 bis 9 bis Zytglogge oder Bus 12 bis Rathaus; von dort sind es je fünf Minuten zu Fuss. Parkplätze gibt es in der Altstadt keine.",
          "**Bevor Sie kommen,** [schreiben Sie uns](/support/contact): Die Werkstatt ist nach Absprache offen, und niemand fragt an der Tür nach Ihrem Namen. Gasse und Haus sind ein Muster, der Rest der Stadt ist echt.",
        ),
        picture: {
          image: "map-bern",
          imageDark: "map-bern-dark",
          alt: "Karte der Berner Altstadt in der Schleife der Aare: zu Fuss vom Bahnhof am Zytglogge vorbei zur Zaunköniggasse 7",
        },
        pictureSide: "right",
      },
      {
        __component: "blocks.table",
        heading: "Die Firma auf Papier",
        intro: "Ein Muster wie der ganze Shop: Firma, Adresse und Nummern sind erfunden.",
        firstColumn: "Eintrag",
        secondColumn: "Im Register",
        rows: [
          { first: "Name und Sitz", second: "Wren Mobile AG, Zaunköniggasse 7, 3011 Bern" },
          { first: "Register", second: "Handelsregister des Kantons Bern, CHE-000.000.000" },
          { first: "Eigentum", second: "Die Leute, die hier arbeiten, zu gleichen Teilen" },
          { first: "Zeichnet", second: "Der Verwaltungsrat, kollektiv zu zweien" },
        ],
      },
      {
        __component: "blocks.quote",
        text: "Wenn eine Funktion wissen muss, wer Sie sind, bauen wir sie um, bis sie es nicht mehr wissen muss.",
        attribution: "Aus dem Verhaltenskodex von Wren",
      },
      {
        __component: "blocks.call-to-action",
        heading: "Fragen Sie uns, was Sie wollen.",
        text: "Wir fragen wenig zurück. Eine E-Mail-Adresse genügt, und auch die nur, wenn Sie die Antwort per E-Mail möchten.",
        actions: [
          { label: "Schreiben Sie uns", target: "/support/contact" },
          { label: "Zu den Telefonen", target: "/shop" },
        ],
      },
    ],
  },
};
