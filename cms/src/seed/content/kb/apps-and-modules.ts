import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const appsAndModules: KbEntry[] = [
  {
    slug: "set-up-messages",
    category: "apps-and-modules",
    isFaq: false,
    related: ["android-apps", "move-from-iphone", "insert-sim"],
    en: {
      title: "Messages: what is encrypted, and what goes out as SMS",
      summary: "Between Wren phones messages are encrypted end to end; all others go as SMS and are marked.",
      body: [
        ...paragraphs(
          "Messages needs no set-up. When you write to somebody with a Wren, the message is encrypted end to end and shows a closed lock. Everything else goes out as a plain text message (SMS), with an open lock and the words “Others can read this”: operators see the content of every SMS.",
        ),
        heading(3, "Make sure that it is the right person"),
        list(
          "ordered",
          "Open the conversation, tap the name, then “Compare keys”.",
          "Scan the code on the other phone, or read the numbers to each other in a call.",
        ),
        heading(3, "If an SMS does not arrive"),
        ...paragraphs(
          "Check whether there is [reception](/support/kb/no-network), and whether your operator allows SMS abroad. If messages from iPhones are missing, iMessage has not been switched off on [your old phone](/support/kb/move-from-iphone). Signal, Threema and WhatsApp run as [Android apps](/support/kb/android-apps).",
        ),
      ],
    },
    de: {
      title: "Nachrichten: was verschlüsselt ist und was als SMS hinausgeht",
      summary:
        "Von Wren zu Wren ist alles durchgehend verschlüsselt; alles andere geht als SMS und ist gekennzeichnet.",
      body: [
        ...paragraphs(
          "Einzurichten gibt es nichts. Schreiben Sie jemandem mit einem Wren, ist die Nachricht durchgehend verschlüsselt und zeigt ein geschlossenes Schloss. Alles andere geht als SMS hinaus, mit offenem Schloss und dem Hinweis «Andere können mitlesen»: Mobilfunkanbieter sehen den Inhalt jeder SMS.",
        ),
        heading(3, "Sicher sein, dass es die richtige Person ist"),
        list(
          "ordered",
          "Öffnen Sie die Unterhaltung, tippen Sie auf den Namen, dann auf «Schlüssel vergleichen».",
          "Lesen Sie den Code auf dem anderen Telefon ein, oder lesen Sie sich die Zahlen in einem Anruf vor.",
        ),
        heading(3, "Wenn eine SMS nicht ankommt"),
        ...paragraphs(
          "Prüfen Sie, ob Sie [Empfang](/support/kb/no-network) haben und ob Ihr Anbieter SMS im Ausland zulässt. Fehlen Nachrichten von iPhones, ist auf [Ihrem alten Telefon](/support/kb/move-from-iphone) iMessage noch eingeschaltet. Signal, Threema und WhatsApp laufen als [Android-Apps](/support/kb/android-apps).",
        ),
      ],
    },
  },
  {
    slug: "set-up-mail",
    category: "apps-and-modules",
    isFaq: false,
    related: ["encrypt-message", "change-contact-email", "set-up-browser"],
    en: {
      title: "Set up Mail with my mailbox",
      summary: "Mail works with the mailbox you have: address, password, and for some providers an app password.",
      body: [
        list(
          "ordered",
          "Open Mail and enter your e-mail address and the password of the mailbox.",
          "Mail looks for the servers of your provider. If it does not find them, enter the names for IMAP and SMTP; your provider has a help page with them.",
          "Choose how far back messages should be kept on the phone. For a second mailbox tap “Add account”.",
        ),
        ...paragraphs(
          "Gmail, Outlook and iCloud want an app password, which you create on their site. Proton Mail and Tuta cannot be reached with IMAP from a phone; use their own apps.",
          "Pictures from outside load only when you ask for them, so that no sender learns when you have read something.",
        ),
        heading(3, "OpenPGP"),
        ...paragraphs(
          "Under “Keys” you create a key or import the one you have. From then on a lock beside the recipient shows whether the message will be encrypted.",
        ),
        heading(3, "If nothing arrives"),
        ...paragraphs(
          "Check the password on your provider's website first. Then the server: port 993 for receiving and 465 for sending.",
        ),
      ],
    },
    de: {
      title: "Mail mit meinem Postfach einrichten",
      summary: "Mail arbeitet mit dem Postfach, das Sie haben: Adresse, Passwort, bei manchen ein App-Passwort.",
      body: [
        list(
          "ordered",
          "Öffnen Sie Mail und geben Sie Ihre E-Mail-Adresse und das Passwort des Postfachs ein.",
          "Mail sucht die Server Ihres Anbieters. Findet es sie nicht, tragen Sie die Namen für IMAP und SMTP ein; Ihr Anbieter nennt sie auf einer Hilfeseite.",
          "Wählen Sie, wie weit zurück Nachrichten auf dem Telefon liegen sollen. Für ein zweites Postfach tippen Sie auf «Konto hinzufügen».",
        ),
        ...paragraphs(
          "Gmail, Outlook und iCloud verlangen ein App-Passwort, das Sie auf deren Website erstellen. Proton Mail und Tuta sind vom Telefon aus nicht per IMAP erreichbar; nehmen Sie deren eigene Apps.",
          "Bilder von aussen werden erst geladen, wenn Sie es wünschen. So erfährt kein Absender, wann Sie etwas gelesen haben.",
        ),
        heading(3, "OpenPGP"),
        ...paragraphs(
          "Unter «Schlüssel» erzeugen Sie einen Schlüssel oder importieren Ihren bisherigen. Danach zeigt ein Schloss neben dem Empfänger, ob die Nachricht verschlüsselt wird.",
        ),
        heading(3, "Wenn keine Mails ankommen"),
        ...paragraphs(
          "Prüfen Sie zuerst das Passwort auf der Website Ihres Anbieters. Dann den Server: Port 993 zum Empfangen und 465 zum Senden.",
        ),
      ],
    },
  },
  {
    slug: "set-up-browser",
    category: "apps-and-modules",
    isFaq: false,
    related: ["cookies", "set-up-vpn", "tor-and-scripts"],
    en: {
      title: "Browser: stay signed in, and when a page does not work",
      summary: "Browser blocks third parties and forgets everything on closing, unless you tell it otherwise.",
      body: [
        ...paragraphs(
          "Browser blocks requests to third parties and forgets everything when you close it: history, cookies and sign-ins. It signs you out everywhere, on purpose. You can make exceptions for single sites.",
        ),
        heading(3, "Stay signed in"),
        list(
          "ordered",
          "Open the site and tap the shield beside the address.",
          "Choose “Keep this site”. Its cookies then survive closing; all others do not.",
        ),
        heading(3, "If a page stays blank, or a button does nothing"),
        list(
          "ordered",
          "Tap the shield. The list shows what was blocked.",
          "Allow single addresses until it works, or choose “Allow all until I close”.",
          "If scripts are off, allow them for this site in the same place.",
        ),
        ...paragraphs(
          "Bookmarks are kept, and go to the nest if you want. Saved passwords are under “Keys” and open with your passcode. The start page searches with DuckDuckGo; you can choose another search engine in the settings of Browser.",
        ),
      ],
    },
    de: {
      title: "Browser: angemeldet bleiben, und wenn eine Seite nicht geht",
      summary: "Browser blockiert Dritte und vergisst beim Schliessen alles, ausser Sie erlauben einer Seite mehr.",
      body: [
        ...paragraphs(
          "Browser blockiert Anfragen an Dritte und vergisst beim Schliessen alles: Verlauf, Cookies und Anmeldungen. Sie sind danach überall abgemeldet, und das ist Absicht. Wo Sie es anders wollen, bestimmen Sie es für einzelne Websites.",
        ),
        heading(3, "Angemeldet bleiben"),
        list(
          "ordered",
          "Öffnen Sie die Website und tippen Sie auf das Schild neben der Adresse.",
          "Wählen Sie «Diese Website behalten». Ihre Cookies überstehen dann das Schliessen, alle anderen nicht.",
        ),
        heading(3, "Wenn eine Seite leer bleibt oder ein Knopf nichts tut"),
        list(
          "ordered",
          "Tippen Sie auf das Schild. Die Liste zeigt, was blockiert wurde.",
          "Erlauben Sie einzelne Adressen, bis es geht, oder wählen Sie «Alles erlauben, bis ich schliesse».",
          "Sind Skripte aus, erlauben Sie sie an derselben Stelle für diese Website.",
        ),
        ...paragraphs(
          "Lesezeichen bleiben erhalten und gehen auf Wunsch ins Nest. Gespeicherte Passwörter stehen unter «Schlüssel» und öffnen sich mit Ihrem Code. Die Startseite sucht mit DuckDuckGo; eine andere Suchmaschine wählen Sie in den Einstellungen von Browser.",
        ),
      ],
    },
  },
  {
    slug: "set-up-vpn",
    category: "apps-and-modules",
    isFaq: false,
    related: ["no-network", "tor-and-scripts", "set-up-browser"],
    en: {
      title: "How do I set up the VPN?",
      summary: "You need a WireGuard configuration from a provider or your own server; read it in as file or QR code.",
      body: [
        ...paragraphs(
          "You need a WireGuard configuration from a provider you trust or from your own server. We do not run a VPN server, so we cannot see where you go.",
        ),
        list(
          "ordered",
          "Download the configuration from your provider (a file ending in .conf), or have it shown as a QR code.",
          "Open VPN, tap “Add” and read the file or the code in.",
          "Switch the tunnel on. A small key appears beside the clock.",
        ),
        ...paragraphs(
          "From then on all traffic goes that way, including that of Android apps. If the connection drops, traffic waits instead of going around it. Calls and SMS are not affected: they go over the mobile network.",
        ),
        heading(3, "If it does not connect"),
        list(
          "unordered",
          "Check the date in the configuration: many providers let them expire.",
          "Hotels and trains often want you to sign in on a page first. Tap “Pause for 10 minutes”, sign in, and carry on.",
          "Try another server of the same provider.",
        ),
      ],
    },
    de: {
      title: "Wie richte ich das VPN ein?",
      summary:
        "Sie brauchen eine WireGuard-Konfiguration, vom Anbieter oder vom eigenen Server, als Datei oder QR-Code.",
      body: [
        ...paragraphs(
          "Sie brauchen eine WireGuard-Konfiguration, von einem Anbieter Ihres Vertrauens oder von Ihrem eigenen Server. Wir betreiben keinen VPN-Server, damit wir nicht sehen, wohin Sie gehen.",
        ),
        list(
          "ordered",
          "Laden Sie die Konfiguration bei Ihrem Anbieter herunter (eine Datei mit der Endung .conf), oder lassen Sie sie als QR-Code anzeigen.",
          "Öffnen Sie VPN, tippen Sie auf «Hinzufügen» und lesen Sie die Datei oder den Code ein.",
          "Schalten Sie den Tunnel ein. Neben der Uhr erscheint ein kleiner Schlüssel.",
        ),
        ...paragraphs(
          "Von da an geht der gesamte Verkehr diesen Weg, auch jener der Android-Apps. Reisst die Verbindung ab, wartet er, statt einen anderen zu nehmen. Anrufe und SMS sind nicht betroffen: Sie gehen über das Mobilfunknetz.",
        ),
        heading(3, "Wenn keine Verbindung zustande kommt"),
        list(
          "unordered",
          "Prüfen Sie das Datum der Konfiguration: Bei vielen Anbietern läuft sie ab.",
          "In Hotels und Zügen müssen Sie sich oft zuerst auf einer Seite anmelden. Tippen Sie auf «10 Minuten Pause», melden Sie sich an und fahren Sie fort.",
          "Versuchen Sie einen anderen Server desselben Anbieters.",
        ),
      ],
    },
  },
  {
    slug: "android-apps",
    category: "apps-and-modules",
    isFaq: false,
    related: ["app-permissions", "banking-apps", "set-up-messages"],
    en: {
      title: "Do my apps run on it? Install Android apps",
      summary: "Most Android apps run, in a sealed room; you install them from F-Droid, another store or a file.",
      body: [
        ...paragraphs(
          "Most Android apps do. They run in a sealed room and see no contacts, no files and no location until you [hand them some](/support/kb/app-permissions). iPhone apps do not run.",
        ),
        list(
          "ordered",
          "Open Settings, then Android apps, and switch the room on. It is off until you need it.",
          "Choose a store, for example F-Droid, or open an APK file that you have downloaded.",
          "Install the app. Its icon has a thin frame, so that you can tell it from the modules.",
        ),
        ...paragraphs(
          "Google's services, the Play Store among them, are not part of WrenOS. Apps that cannot do without them may lack maps or notifications, and a few refuse to start; [banking apps](/support/kb/banking-apps) most of all. To get rid of everything in one go, choose “Erase room”. Your own data stays.",
        ),
      ],
    },
    de: {
      title: "Laufen meine Apps darauf? Android-Apps installieren",
      summary:
        "Die meisten Android-Apps laufen, in einem verschlossenen Raum; aus F-Droid, anderen Stores oder als Datei.",
      body: [
        ...paragraphs(
          "Die meisten Android-Apps schon. Sie laufen in einem eigenen, verschlossenen Raum und sehen keine Kontakte, keine Dateien und keinen Standort, bis Sie [ihnen etwas davon geben](/support/kb/app-permissions). iPhone-Apps laufen nicht.",
        ),
        list(
          "ordered",
          "Öffnen Sie Einstellungen, dann Android-Apps, und schalten Sie den Raum ein. Er ist aus, bis Sie ihn brauchen.",
          "Wählen Sie einen Store, zum Beispiel F-Droid, oder öffnen Sie eine heruntergeladene APK-Datei.",
          "Installieren Sie die App. Ihr Symbol hat einen feinen Rahmen, damit Sie sie von den Modulen unterscheiden.",
        ),
        ...paragraphs(
          "Die Dienste von Google, auch der Play Store, gehören nicht zu WrenOS. Bei Apps, die ohne sie nicht auskommen, fehlen vielleicht Karten oder Mitteilungen, und einige wenige starten gar nicht; am ehesten geschieht das mit [Banking-Apps](/support/kb/banking-apps). Wollen Sie alles auf einmal loswerden, wählen Sie «Raum löschen». Ihre eigenen Daten bleiben unberührt.",
        ),
      ],
    },
  },
  {
    slug: "banking-apps",
    category: "apps-and-modules",
    isFaq: false,
    related: ["android-apps", "pay-with-twint", "set-up-browser"],
    en: {
      title: "Does my banking app run on a Wren?",
      summary: "Many do, some refuse phones without Google's approval; then the bank's website or a card reader helps.",
      body: [
        ...paragraphs(
          "Many do. Whether yours does is up to the bank: some apps ask Google whether it has approved the phone, and refuse to start if it has not. That says nothing about safety, and we cannot change it from our side.",
        ),
        list(
          "ordered",
          "Install the app in the [room for Android apps](/support/kb/android-apps) and start it.",
          "If it says that the device is not supported or has been altered (“rooted”), look whether the bank offers an older or a separate app for approving payments.",
          "Ask the bank for a way without an app: a card reader, a photoTAN device or a security key. In Switzerland nearly all have one.",
          "Use the bank's website in [Browser](/support/kb/set-up-browser).",
        ),
        ...paragraphs(
          "With TWINT it depends on the bank as well, because each has its own TWINT app. Paying by holding the phone to a terminal is not possible with Google Pay; some banks' own apps can do it.",
          "Tell us which app does not run: we keep a list, and write to the banks.",
        ),
      ],
    },
    de: {
      title: "Läuft meine Banking-App auf einem Wren?",
      summary: "Viele laufen, manche verlangen ein von Google abgesegnetes Telefon; dann hilft die Website der Bank.",
      body: [
        ...paragraphs(
          "Viele laufen. Ob Ihre dazugehört, entscheidet die Bank: Manche Apps fragen Google, ob es das Telefon abgesegnet hat, und starten sonst nicht. Über die Sicherheit sagt das nichts, und von uns aus lässt es sich nicht ändern.",
        ),
        list(
          "ordered",
          "Installieren Sie die App im [Raum für Android-Apps](/support/kb/android-apps) und starten Sie sie.",
          "Meldet sie, das Gerät werde nicht unterstützt oder sei verändert («gerootet»), sehen Sie nach, ob die Bank eine ältere oder eine eigene App zum Freigeben von Zahlungen anbietet.",
          "Fragen Sie die Bank nach einem Weg ohne App: Kartenleser, PhotoTAN-Gerät oder Sicherheitsschlüssel. In der Schweiz haben fast alle einen.",
          "Nutzen Sie das E-Banking der Bank im [Browser](/support/kb/set-up-browser).",
        ),
        ...paragraphs(
          "Auch bei TWINT hängt es von der Bank ab, denn jede hat ihre eigene TWINT-App. Mit dem Telefon am Terminal zahlen geht über Google Pay nicht; die Apps einiger Banken können es selbst.",
          "Sagen Sie uns, welche App nicht läuft: Wir führen eine Liste und schreiben den Banken.",
        ),
      ],
    },
  },
  {
    slug: "app-permissions",
    category: "apps-and-modules",
    isFaq: false,
    related: ["android-apps", "no-tracking", "privacy-switch"],
    en: {
      title: "Why does an app not see my contacts, files or location?",
      summary:
        "Because nobody has handed it any: you choose single contacts, files and pictures, and can take them back.",
      body: [
        ...paragraphs(
          "Because nobody has handed it any. Android apps run in a sealed room. When an app asks, you choose single contacts, files or pictures; it sees those and no others. If you choose none, it is told that there are none, and most apps accept that.",
        ),
        heading(3, "Give permissions, or revoke them"),
        list(
          "ordered",
          "Open Settings, then Android apps, and tap the app.",
          "Under “May see” there is a line each for contacts, files, pictures, location, microphone and camera.",
          "Add something, remove it, or choose “Ask every time”.",
        ),
        ...paragraphs(
          "For the location you may also hand over an imprecise one, accurate to about five kilometres, or a place that you choose on the map. You can also cut an app off from the network.",
          "Modules cannot see one another's data either. What you share between them, you share with “Hand over”, each time.",
        ),
      ],
    },
    de: {
      title: "Warum sieht eine App meine Kontakte, Dateien oder meinen Standort nicht?",
      summary: "Weil niemand sie ihr gegeben hat: Sie wählen einzelne aus und können sie jederzeit zurücknehmen.",
      body: [
        ...paragraphs(
          "Weil niemand ihr welche gegeben hat. Android-Apps laufen in einem verschlossenen Raum. Fragt eine App danach, wählen Sie einzelne Kontakte, Dateien oder Bilder aus; diese sieht sie, andere nicht. Wählen Sie keine, erfährt sie, es gebe keine, und die meisten Apps geben sich damit zufrieden.",
        ),
        heading(3, "Berechtigungen geben oder entziehen"),
        list(
          "ordered",
          "Öffnen Sie Einstellungen, dann Android-Apps, und tippen Sie auf die App.",
          "Unter «Darf sehen» steht je eine Zeile für Kontakte, Dateien, Bilder, Standort, Mikrofon und Kamera.",
          "Fügen Sie etwas hinzu, entfernen Sie es, oder wählen Sie «Jedes Mal fragen».",
        ),
        ...paragraphs(
          "Als Standort können Sie auch einen ungenauen geben, auf etwa fünf Kilometer, oder einen Ort, den Sie auf der Karte wählen. Auch das Netz lässt sich einer App verweigern.",
          "Module sehen die Daten der anderen ebenfalls nicht. Was Sie zwischen ihnen austauschen, geben Sie mit «Übergeben» weiter, jedes Mal neu.",
        ),
      ],
    },
  },
];
