import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const setUp: KbEntry[] = [
  {
    slug: "first-start",
    category: "set-up",
    isFaq: true,
    related: ["verify-phone", "insert-sim", "move-from-android", "set-up-nest"],
    en: {
      title: "How do I set up my phone?",
      summary: "Switch on, choose a language and a passcode, put in the SIM, bring over contacts and pictures.",
      body: [
        ...paragraphs("A new Wren is ready in about a quarter of an hour. To get started:"),
        list(
          "ordered",
          "Check the seal on the box, then switch the phone on: hold the button on the right for three seconds. It shows that its system is the one we signed.",
          "Choose a language and a passcode. It asks for nothing else and creates no account.",
          "Put in your [SIM](/support/kb/insert-sim), or add an eSIM later.",
          "Connect the old phone by cable to bring over contacts and pictures, from [Android](/support/kb/move-from-android) or from an [iPhone](/support/kb/move-from-iphone).",
          "Open Nest and enter the nest ID from your card if you want to [use the nest](/support/kb/set-up-nest).",
        ),
        ...paragraphs(
          "You can skip steps 3 to 5 and do them another day. To be sure that nobody has tampered with the phone on its way, [verify it](/support/kb/verify-phone) before you choose a passcode.",
        ),
      ],
    },
    de: {
      title: "Wie richte ich mein Telefon ein?",
      summary: "Einschalten, Sprache und Code wählen, SIM einlegen, Kontakte und Bilder herüberholen.",
      body: [
        ...paragraphs("Ein neues Handy von Wren ist in etwa einer Viertelstunde in Betrieb:"),
        list(
          "ordered",
          "Prüfen Sie das Siegel der Schachtel und schalten Sie das Telefon ein: Halten Sie die Taste rechts drei Sekunden gedrückt. Es zeigt, dass sein System von uns signiert ist.",
          "Wählen Sie eine Sprache und einen Code. Mehr wird nicht gefragt, und ein Konto entsteht nicht.",
          "Legen Sie Ihre [SIM](/support/kb/insert-sim) ein, oder fügen Sie später eine eSIM hinzu.",
          "Verbinden Sie das alte Telefon per Kabel, um Kontakte und Bilder zu übernehmen, von [Android](/support/kb/move-from-android) oder vom [iPhone](/support/kb/move-from-iphone).",
          "Wenn Sie das [Nest nutzen](/support/kb/set-up-nest) wollen, öffnen Sie Nest und geben Sie die Nest-ID von Ihrer Karte ein.",
        ),
        ...paragraphs(
          "Die Schritte 3 bis 5 können Sie überspringen und an einem anderen Tag nachholen. Wollen Sie sicher sein, dass unterwegs niemand am Telefon war, [prüfen Sie es](/support/kb/verify-phone), bevor Sie einen Code wählen.",
        ),
      ],
    },
  },
  {
    slug: "verify-phone",
    category: "set-up",
    isFaq: false,
    related: ["first-start", "verify-download", "report-security-problem"],
    en: {
      title: "How do I know that my phone is genuine?",
      summary: "Compare the fingerprint on the screen at first start with the one on the back of your card.",
      body: [
        ...paragraphs(
          "Has somebody tampered with the device on its way to you? At first start it checks the signature of its system and shows three lines: the version of WrenOS, the fingerprint of the key that signed it, and the result.",
        ),
        list(
          "ordered",
          "Look at the seal of the box. It must be in one piece.",
          "Slide the [privacy switch](/support/kb/privacy-switch) before you switch the phone on. The check needs no network.",
          "Compare the fingerprint with the one on the back of your subscription card, all of it, from left to right.",
          "If everything matches and the result is “genuine”, go on with the set-up.",
        ),
        ...paragraphs(
          "From then on the check runs at every start, and you only hear about it if it fails. For a second opinion from a Linux or macOS computer there is the tool wren-verify; the guide [Verify your phone](/resources/verify-your-phone) describes it.",
          "If something does not match, switch the phone off, keep everything and write to [security@wren.example](mailto:security@wren.example). We replace the phone.",
        ),
      ],
    },
    de: {
      title: "Woran erkenne ich, dass mein Telefon echt ist?",
      summary: "Vergleichen Sie beim ersten Start den Fingerabdruck auf dem Bildschirm mit dem auf Ihrer Abokarte.",
      body: [
        ...paragraphs(
          "Hat jemand das Gerät unterwegs manipuliert? Beim ersten Start prüft es die Signatur seines Systems und zeigt drei Zeilen: die Version von WrenOS, den Fingerabdruck des Schlüssels, der sie signiert hat, und das Ergebnis.",
        ),
        list(
          "ordered",
          "Sehen Sie sich das Siegel der Schachtel an. Es muss unversehrt sein.",
          "Schieben Sie den [Schalter](/support/kb/privacy-switch), bevor Sie das Telefon einschalten. Die Prüfung braucht kein Netz.",
          "Vergleichen Sie den Fingerabdruck mit dem auf der Rückseite Ihrer Abokarte, ganz und von links nach rechts.",
          "Stimmt alles und lautet das Ergebnis «echt», fahren Sie mit der Einrichtung fort.",
        ),
        ...paragraphs(
          "Von da an läuft die Prüfung bei jedem Start, und Sie hören nur von ihr, wenn sie misslingt. Eine zweite Meinung vom Computer (Linux oder macOS) gibt das Werkzeug wren-verify; die Anleitung [Das Telefon prüfen](/resources/verify-your-phone) beschreibt es.",
          "Stimmt etwas nicht, schalten Sie das Telefon aus, bewahren Sie alles auf und schreiben Sie an [security@wren.example](mailto:security@wren.example). Wir ersetzen das Telefon.",
        ),
      ],
    },
  },
  {
    slug: "insert-sim",
    category: "set-up",
    isFaq: false,
    related: ["first-start", "no-network", "privacy-switch"],
    en: {
      title: "Put in a SIM card or add an eSIM",
      summary: "One nano SIM and one eSIM from any operator; how to insert the first and scan the second.",
      body: [
        ...paragraphs(
          "The phone takes one nano SIM and one eSIM, from any operator. Wren is not a mobile operator, and the phone is not locked to one.",
        ),
        heading(3, "Nano SIM"),
        list(
          "ordered",
          "Push the pin from the box into the small hole on the right side until the tray comes out. To change a SIM, do the same.",
          "Lay the card in, with the contacts down and the cut corner where the tray has it.",
          "Slide the tray back and enter the PIN of the SIM. It comes from your operator and is not your passcode.",
        ),
        heading(3, "eSIM"),
        list(
          "ordered",
          "Open Settings, then SIM, and choose “Add eSIM”.",
          "Scan the QR code from your operator, or type the activation code.",
          "Wait for the name of the network to appear. The phone needs Wi-Fi for this step.",
        ),
        ...paragraphs(
          "If you use both, Settings, SIM decides which one makes calls and which one carries data. If no network appears, [look here](/support/kb/no-network).",
        ),
      ],
    },
    de: {
      title: "Eine SIM-Karte einlegen oder eine eSIM hinzufügen",
      summary: "Eine Nano-SIM und eine eSIM von jedem Anbieter: wie Sie die eine einlegen und die andere einlesen.",
      body: [
        ...paragraphs(
          "Das Telefon nimmt eine Nano-SIM und eine eSIM auf, von jedem Anbieter. Wren ist selbst kein Mobilfunkanbieter, und das Telefon ist an keinen gebunden.",
        ),
        heading(3, "Nano-SIM"),
        list(
          "ordered",
          "Drücken Sie den Stift aus der Schachtel in das kleine Loch an der rechten Seite, bis der Halter herauskommt, das Fach für die Karte. Ebenso wechseln Sie eine SIM.",
          "Legen Sie die Karte hinein, mit den Kontakten nach unten und der abgeschrägten Ecke dort, wo der Halter sie hat.",
          "Schieben Sie den Halter zurück und geben Sie die PIN der SIM ein. Sie kommt von Ihrem Anbieter und ist nicht Ihr Code.",
        ),
        heading(3, "eSIM"),
        list(
          "ordered",
          "Öffnen Sie Einstellungen, dann SIM, und wählen Sie «eSIM hinzufügen».",
          "Lesen Sie den QR-Code Ihres Anbieters ein oder tippen Sie den Aktivierungscode ab.",
          "Warten Sie, bis der Name des Netzes erscheint. Für diesen Schritt braucht das Telefon WLAN.",
        ),
        ...paragraphs(
          "Nutzen Sie beide, bestimmen Sie unter Einstellungen, SIM, welche telefoniert und welche die Daten überträgt. Erscheint kein Netz, [lesen Sie hier weiter](/support/kb/no-network).",
        ),
      ],
    },
  },
  {
    slug: "move-from-android",
    category: "set-up",
    isFaq: false,
    related: ["move-from-iphone", "first-start", "android-apps", "restore-backup"],
    en: {
      title: "Move contacts and pictures from an Android phone",
      summary: "Connect both phones with the cable from the box, allow the transfer once, and choose what comes over.",
      body: [
        ...paragraphs("This works with Samsung, Pixel, Fairphone and every other phone with Android 8 or later."),
        list(
          "ordered",
          "Unlock the old phone and connect the two with the cable from the box.",
          "On the old phone, allow file transfer and access to contacts. It asks once.",
          "On the Wren, choose what should come over: contacts, pictures and videos, or both.",
          "Wait. A thousand pictures take a few minutes.",
        ),
        ...paragraphs(
          "Everything travels through the cable, nothing through a network. Sensors and radios may stay off the whole time. The old phone keeps its copy; erase it once you have checked that everything is there.",
          "If nothing happens after connecting, pull down the notifications on the old phone, tap the line about USB and choose “File transfer”. Some cables can only charge; ours can do both.",
        ),
        heading(3, "What does not come over"),
        ...paragraphs(
          "Apps and their data stay behind. Install your [Android apps](/support/kb/android-apps) again; many can export their chats or settings to a file, which you can bring along.",
        ),
      ],
    },
    de: {
      title: "Kontakte und Bilder von einem Android-Telefon übernehmen",
      summary: "Beide Telefone mit dem Kabel aus der Schachtel verbinden, einmal erlauben, auswählen, was mitkommt.",
      body: [
        ...paragraphs("Das geht mit Samsung, Pixel, Fairphone und jedem anderen Gerät ab Android 8."),
        list(
          "ordered",
          "Entsperren Sie das alte Telefon und verbinden Sie die beiden mit dem Kabel aus der Schachtel.",
          "Erlauben Sie auf dem alten Telefon die Dateiübertragung und den Zugriff auf die Kontakte. Gefragt wird einmal.",
          "Wählen Sie auf dem Wren, was übertragen werden soll: Kontakte, Bilder und Videos oder beides.",
          "Warten Sie. Tausend Bilder dauern einige Minuten.",
        ),
        ...paragraphs(
          "Alles geht durch das Kabel, nichts durch ein Netz. Sensoren und Funk dürfen dabei die ganze Zeit aus sein. Das alte Telefon behält seine Kopie; löschen Sie sie erst, wenn Sie gesehen haben, dass alles da ist.",
          "Geschieht nach dem Verbinden nichts, ziehen Sie auf dem alten Telefon die Mitteilungen herunter, tippen Sie auf die Zeile zu USB und wählen Sie «Dateiübertragung». Manche Kabel können nur laden; unseres kann beides.",
        ),
        heading(3, "Was nicht mitkommt"),
        ...paragraphs(
          "Apps und ihre Daten bleiben zurück. [Android-Apps](/support/kb/android-apps) installieren Sie neu; viele können ihre Chats oder Einstellungen in eine Datei exportieren, und die lässt sich ebenfalls mitnehmen.",
        ),
      ],
    },
  },
  {
    slug: "move-from-iphone",
    category: "set-up",
    isFaq: false,
    related: ["move-from-android", "first-start", "set-up-messages"],
    en: {
      title: "Move contacts and pictures from an iPhone",
      summary:
        "By cable, after you have tapped “Trust” on the iPhone; first download the pictures that are only in iCloud.",
      body: [
        heading(3, "Before you start"),
        list(
          "unordered",
          "An iPhone with a Lightning socket needs a cable from Lightning to USB-C. From iPhone 15 on, the cable from our box fits.",
          "If “Optimise iPhone Storage” is on, many pictures are only in iCloud. In the settings of the iPhone, choose “Download and Keep Originals” under Photos, and wait until they are there.",
          "Switch iMessage off in the settings of the iPhone. Otherwise messages from other iPhones keep going there.",
        ),
        heading(3, "The move"),
        list(
          "ordered",
          "Unlock the iPhone, connect the cable and tap “Trust”. Enter its passcode.",
          "On the Wren, choose contacts, pictures and videos, or both.",
          "Leave both connected until the Wren says that it is done.",
        ),
        ...paragraphs(
          "Live Photos arrive as a picture and a short video. Apps, and what you bought for them, cannot be taken along. Calendars and notes that are kept in iCloud can be exported on Apple's website and opened as files.",
        ),
      ],
    },
    de: {
      title: "Kontakte und Bilder von einem iPhone übernehmen",
      summary: "Per Kabel, nachdem Sie auf dem iPhone «Vertrauen» gewählt haben; zuerst alles aus der iCloud laden.",
      body: [
        heading(3, "Vorher"),
        list(
          "unordered",
          "Ein iPhone mit Lightning-Anschluss braucht ein Kabel von Lightning auf USB-C. Ab dem iPhone 15 passt das Kabel aus unserer Schachtel.",
          "Ist «iPhone-Speicher optimieren» eingeschaltet, liegen viele Bilder nur in der iCloud. Wählen Sie in den Einstellungen des iPhones unter Fotos «Laden und Originale behalten», und warten Sie, bis sie da sind.",
          "Schalten Sie in den Einstellungen des iPhones iMessage aus. Sonst gehen Nachrichten von anderen iPhones weiterhin dorthin.",
        ),
        heading(3, "Der Umzug"),
        list(
          "ordered",
          "Entsperren Sie das iPhone, verbinden Sie das Kabel und tippen Sie auf «Vertrauen». Geben Sie seinen Code ein.",
          "Wählen Sie auf dem Wren Kontakte, Bilder und Videos oder beides.",
          "Lassen Sie beide verbunden, bis das Wren meldet, dass alles da ist.",
        ),
        ...paragraphs(
          "Live Photos kommen als Bild und kurzes Video an. Apps und was Sie dafür gekauft haben, lassen sich nicht mitnehmen. Kalender und Notizen aus der iCloud können Sie auf der Website von Apple exportieren und als Dateien öffnen.",
        ),
      ],
    },
  },
];
