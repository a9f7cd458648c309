import { paragraphs } from "../rich-text";
import type { SeedPage } from "../entries";

export const concept: SeedPage = {
  slug: "concept",
  en: {
    title: "The concept",
    description:
      "How the phone, WrenOS, the nest and the subscription work together, what each of them knows about you, and what happens when you stop paying.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Four parts that know little.",
        text: "A phone, a system, a storage service and a subscription. Each is built to get by with as little about you as possible. Together they need no account.",
        picture: {
          image: "concept",
          imageDark: "concept-dark",
          alt: "A field of identical blocks, one of them red and taller than the rest",
        },
        pictureStyle: "framed",
        actions: [
          { label: "See the phones", target: "/shop" },
          { label: "What we store", target: "/privacy" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "The four parts",
        intro: "You can use the first two without the others. Most people use all four.",
        features: [
          {
            title: "The phone",
            text: "Wren Mini, Wren One or Wren Slate. They differ in size, lenses and battery. The red switch on the side is the same on all of them.",
          },
          {
            title: "WrenOS",
            text: "The system. It checks its own signature at every start, has no advertising identifier and is kept up to date for seven years.",
          },
          {
            title: "The nest",
            text: "Storage in a former bunker near Bern. It keeps what your phone has encrypted, and could not read it if it tried.",
          },
          {
            title: "The subscription",
            text: "Twelve months with 50 GB come with every phone. It pays for new versions of WrenOS, for support and for the nest.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "A switch, not a setting",
        body: paragraphs(
          "Software can promise to turn a microphone off. A switch turns it off. Slide it, and the microphone, the cameras and the radios have no power, whatever the system or an app may believe.",
          "The lock screen tells you that the sensors are off. You can still use notes, pictures and everything else on the phone. Slide the switch back and the phone is in touch again within seconds.",
        ),
        picture: { image: "wren-slate", alt: "Wren Slate in graphite, with the red privacy switch on its side" },
        pictureSide: "right",
      },
      {
        __component: "blocks.feature-grid",
        heading: "WrenOS: seven modules",
        intro: "Each module does one thing, sees only its own data and is updated on its own.",
        features: [
          {
            title: "Phone",
            text: "Calls over the mobile network, with the SIM of your choice. The list of calls stays on the phone. Unknown numbers ring only if you let them.",
          },
          {
            title: "Messages",
            text: "Encrypted end to end between Wren phones. Everything else goes out as SMS, and is marked as readable by others.",
          },
          {
            title: "Mail",
            text: "Works with the mailbox you already have. OpenPGP is built in. Pictures from outside load only when you ask for them.",
          },
          {
            title: "Browser",
            text: "Blocks requests to third parties and forgets everything when you close it, unless you tell it to keep something.",
          },
          {
            title: "VPN",
            text: "Sends all traffic through a WireGuard server of your choice. We do not run one, so we cannot see where you go.",
          },
          {
            title: "Nest",
            text: "Encrypts photos, contacts and backups on the phone before they leave it. Shows how much space is left and when the subscription ends.",
          },
          {
            title: "Updates",
            text: "Fetches the same signed file for every phone, without saying which phone is asking. Nothing is installed that we did not sign.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Screens that say what happens",
        body: paragraphs(
          "Nest shows what is stored and until when. Updates shows how large the next version is and that its signature is valid, and asks before it installs anything.",
          "Neither has a button that hides what it does, and neither asks who you are.",
        ),
        picture: {
          image: "screens-en",
          imageDark: "screens-en-dark",
          alt: "Two phones: the module Nest with 18.2 of 50 GB in use, and Updates with a version whose signature is valid",
        },
        pictureSide: "right",
      },
      {
        __component: "blocks.image-text",
        heading: "The nest: storage that cannot read",
        body: paragraphs(
          "The key to your nest is made on the phone and stays there. What reaches us is already encrypted. We see how much there is and when it changed, because storage cannot work without that. We see nothing else.",
          "You can take your data out in open formats whenever you like. If you leave for good, you name the day, and on that day the nest is erased.",
        ),
        picture: { image: "nest-above", alt: "A woven nest from above, in it three eggs, one of them red" },
        pictureSide: "left",
        action: { label: "Make the nest larger", target: "/shop/services" },
      },
      {
        __component: "blocks.image-text",
        heading: "The Nest Key: one more key",
        body: paragraphs(
          "A Nest Key is a small security key with a USB-C plug. It carries a second key to your nest and has neither a battery nor a radio. Keep it somewhere other than the phone.",
          "If the phone is lost, plug the Nest Key into the next one and move back in. If the phone and every Nest Key are lost, the nest stays shut. For us as well.",
        ),
        picture: { image: "nest-key", alt: "Two Nest Keys, one dark with a red loop, one grey" },
        pictureSide: "right",
        action: { label: "See the Nest Key", target: "/shop/nest-key" },
      },
      {
        __component: "blocks.steps",
        heading: "The life of a subscription",
        steps: [
          {
            title: "It comes with the phone",
            text: "When your order is paid, a subscription is created: twelve months, 50 GB and three numbers. You receive them by e-mail and on a card in the box.",
          },
          {
            title: "It grows when you need it",
            text: "A larger nest costs the difference in price for the days left. The shop shows the arithmetic before you pay.",
          },
          {
            title: "You renew it when you like",
            text: "By 1, 3, 6, 12 or 24 months, without a contract. If the old months are still running, the new ones start when they end.",
          },
          {
            title: "It ends quietly",
            text: "Nothing renews itself. Without a subscription the phone keeps working and keeps its security updates. The nest stays readable for 90 days, then it is erased.",
          },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Three numbers instead of an account",
        intro:
          "Capitals, hyphens and the difference between O and 0 do not matter when you type them. The last character catches typos.",
        features: [
          {
            title: "Mobile ID, M-…",
            text: "Stands for your phone. It renews the subscription, enlarges the nest and changes your contact e-mail.",
          },
          {
            title: "Nest ID, N-…",
            text: "Stands for your storage. It is accepted wherever the mobile ID is.",
          },
          {
            title: "Support ID, S-…",
            text: "Signs you in to the support chat, together with a password you set yourself.",
          },
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Questions about the concept",
        questions: [
          {
            question: "What does Wren know about me?",
            answer: paragraphs(
              "Three numbers, the dates and size of your subscription, and one e-mail address for notices about it. Your shipping address is erased 30 days after delivery. The full list is on the [privacy page](/privacy).",
            ),
          },
          {
            question: "Which SIM do I need?",
            answer: paragraphs(
              "Any. Wren is not a mobile operator. Your operator will know where the SIM is, as operators do. For the hours when nobody should know, there is the switch.",
            ),
          },
          {
            question: "Do I have to use the nest?",
            answer: paragraphs(
              "No. The phone works without it, and backups can go to your own computer by cable. They are encrypted there too.",
            ),
          },
          {
            question: "What if I lose the phone?",
            answer: paragraphs(
              "With a [Nest Key](/shop/nest-key) you restore everything on the next phone. Without one, nobody can open the nest, and nobody here can make an exception.",
            ),
          },
          {
            question: "Do my apps run on it?",
            answer: paragraphs(
              "Most Android apps do. They run in a sealed room of their own and see no contacts, no files and no location until you hand them some. The seven modules do not need that room.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Choose the one that fits your hand.",
        text: "The system, the nest and the switch are the same in all three.",
        actions: [
          { label: "Go to the shop", target: "/shop" },
          { label: "Search the knowledge base", target: "/support/kb" },
        ],
      },
    ],
  },
  de: {
    title: "Das Konzept",
    description:
      "Wie Telefon, WrenOS, Nest und Abo zusammenspielen, was jeder Teil über Sie weiss und was geschieht, wenn Sie nicht mehr zahlen.",
    blocks: [
      {
        __component: "blocks.hero",
        title: "Vier Teile, die wenig wissen.",
        text: "Ein Telefon, ein System, ein Speicher und ein Abo. Jeder Teil kommt mit so wenig Angaben über Sie aus wie möglich. Zusammen brauchen sie kein Konto.",
        picture: {
          image: "concept",
          imageDark: "concept-dark",
          alt: "Ein Feld aus gleichen Blöcken, einer davon rot und höher als die anderen",
        },
        pictureStyle: "framed",
        actions: [
          { label: "Zu den Telefonen", target: "/shop" },
          { label: "Was wir speichern", target: "/privacy" },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Die vier Teile",
        intro: "Die ersten beiden funktionieren auch ohne die anderen. Die meisten nutzen alle vier.",
        features: [
          {
            title: "Das Telefon",
            text: "Wren Mini, Wren One oder Wren Slate. Sie unterscheiden sich in Grösse, Linsen und Akku. Der rote Schalter an der Seite ist bei allen derselbe.",
          },
          {
            title: "WrenOS",
            text: "Das System. Es prüft bei jedem Start seine eigene Signatur, kennt keine Werbe-ID und wird sieben Jahre lang gepflegt.",
          },
          {
            title: "Das Nest",
            text: "Speicher in einem ehemaligen Bunker bei Bern. Er bewahrt auf, was Ihr Telefon verschlüsselt hat, und könnte es beim besten Willen nicht lesen.",
          },
          {
            title: "Das Abo",
            text: "Zwölf Monate mit 50 GB sind bei jedem Telefon dabei. Das Abo bezahlt neue Versionen von WrenOS, den Support und das Nest.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Ein Schalter, keine Einstellung",
        body: paragraphs(
          "Software kann versprechen, ein Mikrofon auszuschalten. Ein Schalter tut es. Schieben Sie ihn, und Mikrofon, Kameras und Funk sind stromlos, was auch immer das System oder eine App davon hält.",
          "Der Sperrbildschirm zeigt an, dass die Sensoren aus sind. Notizen, Bilder und alles andere auf dem Telefon bleiben nutzbar. Schieben Sie den Schalter zurück, und das Telefon ist nach wenigen Sekunden wieder erreichbar.",
        ),
        picture: { image: "wren-slate", alt: "Wren Slate in Graphit mit dem roten Schalter an der Seite" },
        pictureSide: "right",
      },
      {
        __component: "blocks.feature-grid",
        heading: "WrenOS: sieben Module",
        intro: "Jedes Modul tut eine Sache, sieht nur seine eigenen Daten und wird für sich aktualisiert.",
        features: [
          {
            title: "Telefon",
            text: "Anrufe über das Mobilfunknetz, mit der SIM Ihrer Wahl. Die Anrufliste bleibt auf dem Gerät. Unbekannte Nummern klingeln nur, wenn Sie es erlauben.",
          },
          {
            title: "Nachrichten",
            text: "Von Wren zu Wren durchgehend verschlüsselt. Alles andere geht als SMS hinaus und ist als mitlesbar gekennzeichnet.",
          },
          {
            title: "Mail",
            text: "Arbeitet mit dem Postfach, das Sie schon haben. OpenPGP ist eingebaut. Bilder von aussen werden erst geladen, wenn Sie es wünschen.",
          },
          {
            title: "Browser",
            text: "Blockiert Anfragen an Dritte und vergisst beim Schliessen alles, ausser Sie wollen etwas behalten.",
          },
          {
            title: "VPN",
            text: "Leitet den gesamten Verkehr über einen WireGuard-Server Ihrer Wahl. Wir betreiben keinen, damit wir nicht sehen, wohin Sie gehen.",
          },
          {
            title: "Nest",
            text: "Verschlüsselt Fotos, Kontakte und Backups auf dem Telefon, bevor sie es verlassen. Zeigt, wie viel Platz bleibt und wann das Abo endet.",
          },
          {
            title: "Updates",
            text: "Holt für jedes Telefon dieselbe signierte Datei und verrät nicht, welches danach fragt. Was wir nicht signiert haben, wird nicht installiert.",
          },
        ],
      },
      {
        __component: "blocks.image-text",
        heading: "Bildschirme, die sagen, was geschieht",
        body: paragraphs(
          "Nest zeigt, was gespeichert ist und bis wann. Updates zeigt, wie gross die nächste Version ist und dass ihre Signatur stimmt, und fragt, bevor es etwas installiert.",
          "Keine Taste verbirgt, was sie tut, und niemand fragt, wer Sie sind.",
        ),
        picture: {
          image: "screens-de",
          imageDark: "screens-de-dark",
          alt: "Zwei Telefone: das Modul Nest mit 18,2 von 50 GB und Updates mit einer Version, deren Signatur gültig ist",
        },
        pictureSide: "right",
      },
      {
        __component: "blocks.image-text",
        heading: "Das Nest: Speicher, der nicht lesen kann",
        body: paragraphs(
          "Der Schlüssel zu Ihrem Nest entsteht auf dem Telefon und bleibt dort. Was bei uns ankommt, ist bereits verschlüsselt. Wir sehen, wie viel es ist und wann es sich geändert hat, denn ohne das geht Speichern nicht. Sonst sehen wir nichts.",
          "Sie können Ihre Daten jederzeit in offenen Formaten herausholen. Wenn Sie ganz gehen, nennen Sie einen Tag, und an diesem Tag wird das Nest gelöscht.",
        ),
        picture: { image: "nest-above", alt: "Ein geflochtenes Nest von oben, darin drei Eier, eines davon rot" },
        pictureSide: "left",
        action: { label: "Das Nest vergrössern", target: "/shop/services" },
      },
      {
        __component: "blocks.image-text",
        heading: "Der Nest Key: ein Schlüssel mehr",
        body: paragraphs(
          "Der Nest Key ist ein kleiner Sicherheitsschlüssel mit USB-C-Stecker. Er trägt einen zweiten Schlüssel zu Ihrem Nest und hat weder Akku noch Funk. Bewahren Sie ihn nicht beim Telefon auf.",
          "Geht das Telefon verloren, stecken Sie den Nest Key in das nächste und ziehen wieder ein. Gehen das Telefon und alle Nest Keys verloren, bleibt das Nest zu. Auch für uns.",
        ),
        picture: { image: "nest-key", alt: "Zwei Nest Keys, einer dunkel mit roter Schlaufe, einer grau" },
        pictureSide: "right",
        action: { label: "Zum Nest Key", target: "/shop/nest-key" },
      },
      {
        __component: "blocks.steps",
        heading: "Das Leben eines Abos",
        steps: [
          {
            title: "Es kommt mit dem Telefon",
            text: "Sobald Ihre Bestellung bezahlt ist, entsteht ein Abo: zwölf Monate, 50 GB und drei Nummern. Sie erhalten sie per E-Mail und auf einer Karte in der Schachtel.",
          },
          {
            title: "Es wächst bei Bedarf",
            text: "Ein grösseres Nest kostet die Preisdifferenz für die verbleibenden Tage. Der Shop zeigt die Rechnung, bevor Sie zahlen.",
          },
          {
            title: "Sie verlängern es, wann Sie wollen",
            text: "Um 1, 3, 6, 12 oder 24 Monate, ohne Vertrag. Läuft das Abo noch, wird die neue Zeit an sein Ende angehängt.",
          },
          {
            title: "Es endet still",
            text: "Nichts verlängert sich von selbst. Ohne Abo läuft das Telefon weiter und erhält weiterhin Sicherheitsupdates. Das Nest bleibt 90 Tage lesbar, dann wird es gelöscht.",
          },
        ],
      },
      {
        __component: "blocks.feature-grid",
        heading: "Drei Nummern statt eines Kontos",
        intro:
          "Gross oder klein, mit oder ohne Bindestrich, O oder 0: Beim Eintippen spielt das keine Rolle. Das letzte Zeichen deckt Tippfehler auf.",
        features: [
          {
            title: "Mobile-ID, M-…",
            text: "Steht für Ihr Telefon. Mit ihr verlängern Sie das Abo, vergrössern das Nest und ändern Ihre Kontaktadresse.",
          },
          {
            title: "Nest-ID, N-…",
            text: "Steht für Ihren Speicher. Sie gilt überall dort, wo auch die Mobile-ID gilt.",
          },
          {
            title: "Support-ID, S-…",
            text: "Damit melden Sie sich im Support-Chat an, zusammen mit einem Passwort, das Sie selbst setzen.",
          },
        ],
      },
      {
        __component: "blocks.faq-list",
        heading: "Zum Konzept gefragt",
        questions: [
          {
            question: "Was weiss Wren über mich?",
            answer: paragraphs(
              "Drei Nummern, Laufzeit und Grösse Ihres Abos und eine E-Mail-Adresse für Mitteilungen dazu. Ihre Lieferadresse wird 30 Tage nach der Zustellung gelöscht. Die ganze Liste steht auf der [Datenschutzseite](/privacy).",
            ),
          },
          {
            question: "Welche SIM brauche ich?",
            answer: paragraphs(
              "Irgendeine. Wren ist kein Mobilfunkanbieter. Ihr Anbieter weiss, wo die SIM ist, wie Anbieter das eben wissen. Für die Stunden, in denen es niemand wissen soll, gibt es den Schalter.",
            ),
          },
          {
            question: "Muss ich das Nest benutzen?",
            answer: paragraphs(
              "Nein. Das Telefon läuft auch ohne, und Backups können per Kabel auf Ihren eigenen Computer. Verschlüsselt sind sie auch dort.",
            ),
          },
          {
            question: "Was, wenn ich das Telefon verliere?",
            answer: paragraphs(
              "Mit einem [Nest Key](/shop/nest-key) stellen Sie auf dem nächsten Telefon alles wieder her. Ohne ihn kann niemand das Nest öffnen, und bei uns gibt es keine Stelle, die eine Ausnahme machen könnte.",
            ),
          },
          {
            question: "Laufen meine Apps darauf?",
            answer: paragraphs(
              "Die meisten Android-Apps schon. Sie laufen in einem eigenen, verschlossenen Raum und sehen keine Kontakte, keine Dateien und keinen Standort, bis Sie ihnen etwas davon geben. Die sieben Module kommen ohne diesen Raum aus.",
            ),
          },
        ],
      },
      {
        __component: "blocks.call-to-action",
        heading: "Wählen Sie das, das in Ihre Hand passt.",
        text: "System, Nest und Schalter sind bei allen dreien gleich.",
        actions: [
          { label: "Zum Shop", target: "/shop" },
          { label: "Zur Wissensdatenbank", target: "/support/kb" },
        ],
      },
    ],
  },
};
