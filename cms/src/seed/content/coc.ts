import { list, paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";

export const coc: SeedPage = {
  slug: "coc",
  en: {
    title: "Code of conduct",
    description:
      "How Wren treats customers, data, staff, suppliers, authorities and those who find faults in our work.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "This is a sample",
        isNotice: true,
        body: paragraphs(
          "**This is a sample text for a demo shop. It is not legal advice.** Wren Mobile AG is invented. A real shop writes down what it really does.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "What this is about",
        body: paragraphs(
          "We do not promise to treat your data well. We built a phone that does not give it to us. Promises can be broken, sold along with the company or overruled. What we do not have cannot.",
          "There is still enough left that depends on how people behave. This code is about that. It binds everyone who works at Wren, from the board to the packing table.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Customers",
        body: [
          list(
            "unordered",
            "We sell to everyone on the same terms and do not ask what the phone is for.",
            "We state the full price before anyone pays, and say what a product cannot do.",
            "We answer in plain language. If we do not know something, we say so.",
            "We admit mistakes without being asked, to all who are affected, and say what we are doing about them.",
            "We persuade nobody to buy more than they need. There are no countdowns to hurry you and no boxes ticked in advance. The only clock in the shop shows how long a reservation or an exchange rate lasts.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Data",
        body: [
          ...paragraphs("If a feature needs to know who you are, we rebuild it until it does not. Beyond that:"),
          list(
            "unordered",
            "We collect only what a task cannot do without, and decide when it will be erased before we begin to collect it.",
            "We do not analyse data about people, do not combine it and do not trade in it, not even “anonymised”.",
            "Members of staff open a case because it was assigned to them, and for no other reason. Curiosity is a ground for dismissal.",
            "What we store is described in full on the [privacy page](/privacy). If the page and the software disagree, that is a fault, and we treat it like a security hole.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "People who work here",
        body: [
          list(
            "unordered",
            "Equal work is paid equally. The wage table is open to everyone in the house.",
            "Nobody is discriminated against because of origin, sex, age, religion, disability, sexual orientation or opinion.",
            "Our own people are not monitored either. We keep no statistics on who types how much.",
            "Anyone may stop a release if they believe it harms customers. It goes out when the doubt is settled, and not before.",
            "Those who report a wrong in good faith are protected, even if they turn out to be mistaken.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Suppliers",
        body: [
          ...paragraphs("We do not make chips, screens and batteries ourselves. From those who make them we require"),
          list(
            "unordered",
            "work without coercion and without children, with wages people can live on and hours that leave room for a life;",
            "proof of origin for tin, tantalum, tungsten, gold and cobalt;",
            "no components with functions that are not documented;",
            "access for our visits, including those that were not announced.",
          ),
          ...paragraphs(
            "If a supplier falls short, we first look for improvement and then for another supplier. We accept no gifts worth more than a lunch, and give none.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Requests from authorities",
        body: [
          ...paragraphs("We obey the law, and we read it carefully."),
          list(
            "unordered",
            "We respond only to written orders that are valid under Swiss law. Foreign authorities have to take the route of legal assistance.",
            "Every order is examined by a lawyer. If it goes too far, we contest it.",
            "We hand over only what is ordered and what we have. We cannot open the content of a nest; we have no key to it and will never have one.",
            "We inform the persons concerned as soon as the law permits and as long as we have a way to reach them.",
            "We build no back doors and no weakened versions, for anyone. If anybody ever forces us to, we will stop selling.",
          ),
          ...paragraphs("Orders received so far: none. This line is updated once a year, in January."),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Security reports",
        body: [
          ...paragraphs(
            "If you find a weakness in WrenOS, the nest or this site, you do us a favour. Write to [security@wren.example](mailto:security@wren.example), or use the [contact form](/support/contact) with the request type “A security report”. You may remain anonymous.",
          ),
          list(
            "unordered",
            "We confirm receipt within two working days and give a first assessment within ten.",
            "We take no legal action against anyone who acts in good faith, does not read or alter other people's data and gives us time to repair.",
            "We ask you not to publish details until the fault has been repaired, and for no longer than 90 days.",
            "We publish every serious weakness after the repair, with thanks and your name, or without your name if you prefer.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "When we fall short",
        body: paragraphs(
          "If you notice that we do not keep to this code, write to [conduct@wren.example](mailto:conduct@wren.example). Two people read that mailbox: one from the board and one elected by the staff. They answer within ten working days and report to the board once a quarter.",
          "The code is reviewed every year. Changes are published here before they take effect.",
        ),
      },
    ],
  },
  de: {
    title: "Verhaltenskodex",
    description:
      "Wie Wren mit Kundschaft, Daten, Mitarbeitenden, Lieferanten und Behörden umgeht und mit denen, die Fehler in unserer Arbeit finden.",
    blocks: [
      {
        __component: "blocks.text",
        heading: "Dies ist ein Muster",
        isNotice: true,
        body: paragraphs(
          "**Dies ist ein Mustertext für einen Demo-Shop und keine Rechtsberatung.** Die Wren Mobile AG ist erfunden. Wer einen echten Shop betreibt, schreibt auf, was er wirklich tut.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Worum es geht",
        body: paragraphs(
          "Wir versprechen nicht, gut mit Ihren Daten umzugehen. Wir haben ein Telefon gebaut, das sie uns nicht gibt. Versprechen kann man brechen, mit der Firma verkaufen oder von oben aufheben. Was wir nicht haben, nicht.",
          "Es bleibt genug, das davon abhängt, wie Menschen sich verhalten. Davon handelt dieser Kodex. Er gilt für alle, die bei Wren arbeiten, vom Verwaltungsrat bis zum Packtisch.",
        ),
      },
      {
        __component: "blocks.text",
        heading: "Kundinnen und Kunden",
        body: [
          list(
            "unordered",
            "Wir verkaufen allen zu denselben Bedingungen und fragen nicht, wofür das Telefon ist.",
            "Wir nennen den ganzen Preis, bevor jemand zahlt, und sagen, was ein Produkt nicht kann.",
            "Wir antworten verständlich. Wenn wir etwas nicht wissen, sagen wir es.",
            "Wir geben Fehler ungefragt zu, gegenüber allen Betroffenen, und sagen, was wir dagegen tun.",
            "Wir drängen niemandem mehr auf als nötig. Es gibt keine Uhren, die zur Eile treiben, und keine vorangekreuzten Kästchen. Die einzige Uhr im Shop zeigt, wie lange eine Reservation oder ein Wechselkurs gilt.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Daten",
        body: [
          ...paragraphs(
            "Wenn eine Funktion wissen muss, wer Sie sind, bauen wir sie um, bis sie es nicht mehr wissen muss. Darüber hinaus gilt:",
          ),
          list(
            "unordered",
            "Wir erheben nur, was für eine Aufgabe unentbehrlich ist, und entscheiden über die Löschung, bevor wir mit dem Erheben beginnen.",
            "Wir werten Daten über Menschen nicht aus, verknüpfen sie nicht und handeln nicht damit, auch nicht «anonymisiert».",
            "Mitarbeitende öffnen einen Fall, weil er ihnen zugeteilt ist, und aus keinem anderen Grund. Neugier ist ein Kündigungsgrund.",
            "Was wir speichern, steht vollständig auf der [Datenschutzseite](/privacy). Widersprechen sich Seite und Software, ist das ein Fehler, und wir behandeln ihn wie eine Sicherheitslücke.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Menschen, die hier arbeiten",
        body: [
          list(
            "unordered",
            "Gleiche Arbeit wird gleich bezahlt. Die Lohntabelle ist für alle im Haus einsehbar.",
            "Niemand wird wegen Herkunft, Geschlecht, Alter, Religion, Behinderung, sexueller Orientierung oder Meinung benachteiligt.",
            "Auch unsere eigenen Leute werden nicht überwacht. Wir führen keine Statistik darüber, wer wie viel tippt.",
            "Wer glaubt, dass eine neue Version der Kundschaft schadet, darf sie anhalten. Sie erscheint erst, wenn der Zweifel ausgeräumt ist.",
            "Wer in guten Treuen einen Missstand meldet, ist geschützt, auch wenn sich die Meldung als Irrtum erweist.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Lieferanten",
        body: [
          ...paragraphs(
            "Chips, Bildschirme und Akkus stellen wir nicht selbst her. Von denen, die es tun, verlangen wir",
          ),
          list(
            "unordered",
            "Arbeit ohne Zwang und ohne Kinder, mit Löhnen, von denen man leben kann, und Arbeitszeiten, die Raum zum Leben lassen;",
            "Herkunftsnachweise für Zinn, Tantal, Wolfram, Gold und Kobalt;",
            "keine Bauteile mit Funktionen, die nicht dokumentiert sind;",
            "Zutritt für unsere Besuche, auch die unangemeldeten.",
          ),
          ...paragraphs(
            "Genügt ein Lieferant dem nicht, suchen wir zuerst eine Verbesserung und dann einen anderen Lieferanten. Geschenke, die mehr wert sind als ein Mittagessen, nehmen wir nicht an und machen wir nicht.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Anfragen von Behörden",
        body: [
          ...paragraphs("Wir halten uns an das Gesetz, und wir lesen es genau."),
          list(
            "unordered",
            "Wir reagieren nur auf schriftliche Anordnungen, die nach Schweizer Recht gültig sind. Ausländische Behörden müssen den Weg der Rechtshilfe gehen.",
            "Jede Anordnung wird juristisch geprüft. Geht sie zu weit, fechten wir sie an.",
            "Wir geben nur heraus, was angeordnet ist und was wir haben. Den Inhalt eines Nests können wir nicht öffnen; wir haben keinen Schlüssel dazu und werden nie einen haben.",
            "Wir informieren die Betroffenen, sobald das Gesetz es erlaubt und solange wir sie erreichen können.",
            "Wir bauen keine Hintertüren und keine abgeschwächten Versionen, für niemanden. Sollte man uns je dazu zwingen, hören wir auf zu verkaufen.",
          ),
          ...paragraphs(
            "Bisher eingegangene Anordnungen: keine. Diese Zeile wird einmal im Jahr nachgeführt, im Januar.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Sicherheitsmeldungen",
        body: [
          ...paragraphs(
            "Wer in WrenOS, im Nest oder auf dieser Website eine Schwachstelle findet, tut uns einen Gefallen. Schreiben Sie an [security@wren.example](mailto:security@wren.example) oder über das [Kontaktformular](/support/contact) mit der Art «Eine Sicherheitsmeldung». Sie dürfen anonym bleiben.",
          ),
          list(
            "unordered",
            "Wir bestätigen den Eingang innert zwei Arbeitstagen und geben innert zehn eine erste Einschätzung.",
            "Wir gehen nicht rechtlich gegen Personen vor, die in guten Treuen handeln, keine fremden Daten lesen oder verändern und uns Zeit zum Beheben lassen.",
            "Wir bitten Sie, mit der Veröffentlichung von Einzelheiten zu warten, bis der Fehler behoben ist, längstens 90 Tage.",
            "Wir veröffentlichen jede ernste Schwachstelle, nachdem sie behoben ist, mit Dank und Ihrem Namen, oder ohne ihn, wenn Ihnen das lieber ist.",
          ),
        ],
      },
      {
        __component: "blocks.text",
        heading: "Wenn wir dem nicht genügen",
        body: paragraphs(
          "Wenn Sie bemerken, dass wir uns nicht an diesen Kodex halten, schreiben Sie an [conduct@wren.example](mailto:conduct@wren.example). Dieses Postfach lesen zwei Personen: eine aus dem Verwaltungsrat und eine, die von der Belegschaft gewählt ist. Sie antworten innert zehn Arbeitstagen und berichten dem Verwaltungsrat einmal im Quartal.",
          "Der Kodex wird jedes Jahr überprüft. Änderungen veröffentlichen wir hier, bevor sie gelten.",
        ),
      },
    ],
  },
};
