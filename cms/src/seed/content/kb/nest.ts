import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const nest: KbEntry[] = [
  {
    slug: "what-is-the-nest",
    category: "nest",
    isFaq: false,
    related: ["set-up-nest", "nest-encryption", "subscription-ended"],
    en: {
      title: "What is the nest, and do I need it?",
      summary: "Encrypted storage near Bern for photos, contacts and backups; 50 GB come with every phone.",
      body: [
        ...paragraphs(
          "The nest is storage on our own machines, in a former bunker near Bern. What you put there, photos, contacts and backups, is encrypted on the phone before it leaves it. Other makers would call it their cloud, but theirs can read what is in it. Ours cannot; [how that works](/support/kb/nest-encryption) is described in its own article.",
          "Every phone comes with 12 months of subscription and 50 GB. If that is too little, you can [extend the storage](/support/kb/extend-storage).",
        ),
        heading(3, "Do I have to use it?"),
        ...paragraphs(
          "No. The phone works without the nest, and backups can go by cable to your own computer. The phone writes them there as one file, encrypted too; the computer needs no program for it.",
          "Each phone has one nest and each nest one phone. When you change phones, the nest moves with you.",
        ),
      ],
    },
    de: {
      title: "Was ist das Nest, und brauche ich es?",
      summary: "Verschlüsselter Speicher bei Bern für Fotos, Kontakte und Backups; 50 GB gehören zu jedem Telefon.",
      body: [
        ...paragraphs(
          "Das Nest ist Speicher auf unseren eigenen Maschinen, in einem ehemaligen Bunker bei Bern. Was Sie dort ablegen, Fotos, Kontakte und Backups, wird auf dem Telefon verschlüsselt, bevor es dieses verlässt. Andere Hersteller würden es ihre Cloud nennen, aber sie können lesen, was darin liegt. Wir nicht; [wie das geht](/support/kb/nest-encryption), steht in einem eigenen Artikel.",
          "Zu jedem Telefon gehören 12 Monate Abo und 50 GB. Ist das zu wenig, können Sie den [Speicher erweitern](/support/kb/extend-storage).",
        ),
        heading(3, "Muss ich es nutzen?"),
        ...paragraphs(
          "Nein. Das Telefon funktioniert auch ohne Nest, und Backups können per Kabel auf Ihren eigenen Computer. Das Telefon legt sie dort als eine Datei ab, ebenfalls verschlüsselt; der Computer braucht dazu kein Programm.",
          "Jedes Telefon hat ein Nest und jedes Nest ein Telefon. Wechseln Sie das Telefon, zieht das Nest mit.",
        ),
      ],
    },
  },
  {
    slug: "set-up-nest",
    category: "nest",
    isFaq: false,
    related: ["what-is-the-nest", "find-my-ids", "lost-nest-key", "restore-backup"],
    en: {
      title: "Set up the nest and make backups",
      summary: "Enter the nest ID from your card, choose what is backed up, and add a Nest Key.",
      body: [
        list(
          "ordered",
          "Open Nest and choose “Set up”.",
          "Enter the nest ID from your card. It begins with N; capitals and hyphens do not matter. If you do not have the card, [look here](/support/kb/find-my-ids).",
          "The phone makes the key to your nest. It stays on the phone.",
          "Choose what should go there: photos, contacts, or a backup of the whole phone.",
          "If you have a [Nest Key](/shop/nest-key), plug it in, choose “Keys”, then “Add”, set its PIN and touch the red disc.",
        ),
        ...paragraphs(
          "The first time takes a night or two. Nest works when the phone is charging and on Wi-Fi; after that only what has changed is sent, and a backup is made every night.",
          "Add at least one Nest Key. Without one, only this phone can open the nest, and a lost phone means a lost nest.",
        ),
      ],
    },
    de: {
      title: "Das Nest einrichten und Backups machen",
      summary: "Nest-ID von der Karte eingeben, wählen, was gesichert wird, und einen Nest Key hinzufügen.",
      body: [
        list(
          "ordered",
          "Öffnen Sie Nest und wählen Sie «Einrichten».",
          "Geben Sie die Nest-ID von Ihrer Karte ein. Sie beginnt mit N; gross oder klein und Bindestriche spielen keine Rolle. Haben Sie die Karte nicht, [sehen Sie hier nach](/support/kb/find-my-ids).",
          "Das Telefon erzeugt den Schlüssel zu Ihrem Nest. Er bleibt auf dem Telefon.",
          "Wählen Sie, was dorthin soll: Fotos, Kontakte oder ein Backup des ganzen Telefons.",
          "Haben Sie einen [Nest Key](/shop/nest-key), stecken Sie ihn ein, wählen Sie «Schlüssel», dann «Hinzufügen», setzen Sie seine PIN und berühren Sie die rote Scheibe.",
        ),
        ...paragraphs(
          "Das erste Mal dauert eine Nacht oder zwei. Nest arbeitet, wenn das Telefon lädt und im WLAN ist; danach wird nur noch gesendet, was sich geändert hat, und jede Nacht entsteht eine Sicherung.",
          "Wir raten zu mindestens einem Nest Key. Ohne ihn öffnet nur dieses Telefon das Nest, und mit dem Telefon ginge auch das Nest verloren.",
        ),
      ],
    },
  },
  {
    slug: "nest-full",
    category: "nest",
    isFaq: true,
    related: ["extend-storage", "export-from-nest", "what-is-the-nest"],
    en: {
      title: "My nest is full. What can I do?",
      summary: "Nothing in it is lost. Clear something out, or get a larger nest for the days left.",
      body: [
        ...paragraphs(
          "Everything in it stays. New pictures and backups wait on the phone until there is room again. Nest warns you when it is 90 % full, and always shows under “Space” what takes up how much.",
        ),
        list(
          "unordered",
          "**Clear out:** In Nest, under “Space”, delete old backups first, then long videos. What you delete is kept for 30 days in case you change your mind, unless you choose “Delete now”; only then is the space free.",
          "**Take it home:** [Take pictures out](/support/kb/export-from-nest), keep them on your computer, and delete them in the nest.",
          "**Get a larger nest:** Under [services](/shop/services/storage-extension) your mobile ID or nest ID is enough. You pay only for the days left; [this is how we calculate the price](/support/kb/extend-storage).",
        ),
        ...paragraphs("A larger nest takes effect as soon as it is paid. Nothing has to be set on the phone."),
      ],
    },
    de: {
      title: "Mein Nest ist voll. Was kann ich tun?",
      summary: "Verloren ist nichts. Räumen Sie auf, oder nehmen Sie für die restlichen Tage ein grösseres Nest.",
      body: [
        ...paragraphs(
          "Alles, was darin liegt, bleibt. Neue Bilder und Backups warten auf dem Telefon, bis wieder Platz ist. Nest warnt Sie, wenn 90 % belegt sind, und zeigt unter «Platz» jederzeit, was wie viel braucht.",
        ),
        list(
          "unordered",
          "**Aufräumen:** Löschen Sie in Nest unter «Platz» zuerst alte Backups, dann lange Videos. Gelöschtes bleibt 30 Tage liegen, falls Sie es sich anders überlegen, ausser Sie wählen «Jetzt löschen»; erst dann ist der Platz frei.",
          "**Nach Hause holen:** [Holen Sie Bilder heraus](/support/kb/export-from-nest), bewahren Sie sie auf Ihrem Computer auf und löschen Sie sie im Nest.",
          "**Ein grösseres Nest nehmen:** Unter [Dienste](/shop/services/storage-extension) genügt Ihre Mobile-ID oder Nest-ID. Es kostet nur die verbleibenden Tage; [so berechnet sich der Preis](/support/kb/extend-storage).",
        ),
        ...paragraphs("Ein grösseres Nest wirkt, sobald es bezahlt ist. Auf dem Telefon ist nichts einzustellen."),
      ],
    },
  },
  {
    slug: "extend-storage",
    category: "nest",
    isFaq: false,
    related: ["nest-full", "renew-subscription", "find-my-ids"],
    en: {
      title: "Extend the storage: sizes, and how the price is computed",
      summary: "More room in the nest, 200 to 2000 GB: you pay the yearly difference for the days left.",
      body: [
        list(
          "ordered",
          "Open [storage extension](/shop/services/storage-extension) and enter your nest ID or mobile ID.",
          "Choose a size. The page shows how we calculate each price.",
          "Add it to the cart and pay. An e-mail address is all the order needs.",
        ),
        heading(3, "Prices per year"),
        list(
          "unordered",
          "50 GB: included",
          "200 GB: CHF 24.00",
          "500 GB: CHF 48.00, less 5 %",
          "1000 GB: CHF 84.00, less 10 %",
          "2000 GB: CHF 144.00, less 15 %",
        ),
        heading(3, "The arithmetic"),
        ...paragraphs(
          "**(new price − current price) × days left ÷ 365 − discount**",
          "From 200 to 1000 GB with 146 days left: CHF 60.00 × 146 ÷ 365 = CHF 24.00, less 10 %: CHF 21.60.",
          "The end of the subscription does not move. An expired one has to be [renewed](/support/kb/renew-subscription) first. An extension takes effect immediately and cannot be returned.",
        ),
      ],
    },
    de: {
      title: "Den Speicher erweitern: Grössen, und wie sich der Preis berechnet",
      summary: "Mehr Platz im Nest, 200 bis 2000 GB: Sie zahlen die Differenz pro Jahr für die restlichen Tage.",
      body: [
        list(
          "ordered",
          "Öffnen Sie die [Speichererweiterung](/shop/services/storage-extension) und geben Sie Ihre Nest-ID oder Mobile-ID ein.",
          "Wählen Sie eine Grösse. Die Seite zeigt, wie jeder Preis zustande kommt.",
          "Legen Sie sie in den Warenkorb und zahlen Sie. Für die Bestellung genügt eine E-Mail-Adresse.",
        ),
        heading(3, "Preise pro Jahr"),
        list(
          "unordered",
          "50 GB: enthalten",
          "200 GB: CHF 24.00",
          "500 GB: CHF 48.00, abzüglich 5 %",
          "1000 GB: CHF 84.00, abzüglich 10 %",
          "2000 GB: CHF 144.00, abzüglich 15 %",
        ),
        heading(3, "Die Rechnung"),
        ...paragraphs(
          "**(neuer Preis − bisheriger Preis) × verbleibende Tage ÷ 365 − Rabatt**",
          "Von 200 auf 1000 GB bei 146 verbleibenden Tagen: CHF 60.00 × 146 ÷ 365 = CHF 24.00, abzüglich 10 %: CHF 21.60.",
          "Das Ende des Abos verschiebt sich nicht. Ein abgelaufenes muss zuerst [verlängert](/support/kb/renew-subscription) werden. Eine Erweiterung wirkt sofort und lässt sich nicht zurückgeben.",
        ),
      ],
    },
  },
  {
    slug: "share-from-nest",
    category: "nest",
    isFaq: false,
    related: ["nest-encryption", "export-from-nest", "set-up-messages"],
    en: {
      title: "Share an album or a folder from the nest",
      summary: "With another Wren by QR code; with everyone else as a file you send yourself.",
      body: [
        heading(3, "With another Wren"),
        list(
          "ordered",
          "Open Nest, choose an album of photos or a folder and tap “Share”.",
          "Choose whether the other person may only look, or also add things.",
          "Let their phone scan the QR code on your screen, or send it in Messages.",
        ),
        ...paragraphs(
          "The code holds the key to this one album, and to nothing else in your nest. It passes from phone to phone, not through us. What is shared counts towards your space, including what others add.",
          "To stop, tap “Shared” and remove the person. The album gets a new key; what somebody has already saved remains theirs.",
        ),
        heading(3, "With everybody else"),
        ...paragraphs(
          "There are no public links: somebody's browser would have to get a key from our site, and then you would have to trust us. [Take the pictures out](/support/kb/export-from-nest) and send them by the way you prefer. For the family it is the same: every phone has its own nest, and you share albums.",
        ),
      ],
    },
    de: {
      title: "Ein Album oder einen Ordner aus dem Nest teilen",
      summary: "Mit einem anderen Wren per QR-Code, mit allen anderen als Datei, die Sie selbst schicken.",
      body: [
        heading(3, "Mit einem anderen Wren"),
        list(
          "ordered",
          "Öffnen Sie Nest, wählen Sie ein Album oder einen Ordner und tippen Sie auf «Teilen».",
          "Bestimmen Sie, ob die andere Person nur ansehen oder auch etwas hinzufügen darf.",
          "Lassen Sie das andere Telefon den QR-Code auf Ihrem Bildschirm einlesen, oder schicken Sie ihn mit Nachrichten.",
        ),
        ...paragraphs(
          "Der Code enthält den Schlüssel zu diesem einen Album und zu nichts sonst in Ihrem Nest. Er geht von Telefon zu Telefon, nicht über uns. Was Sie teilen, zählt zu Ihrem Platz, auch was andere hinzufügen.",
          "Wollen Sie die Freigabe beenden, tippen Sie auf «Geteilt» und entfernen die Person. Das Album erhält einen neuen Schlüssel; was jemand schon gespeichert hat, bleibt dort.",
        ),
        heading(3, "Mit allen anderen"),
        ...paragraphs(
          "Öffentliche Links gibt es nicht: Ein fremder Browser müsste den Schlüssel von unserer Website erhalten, und dann müssten Sie uns vertrauen. [Holen Sie die Bilder heraus](/support/kb/export-from-nest) und schicken Sie sie auf dem Weg, der Ihnen passt. In der Familie ist es dasselbe: Jedes Telefon hat sein eigenes Nest, und Sie teilen Alben.",
        ),
      ],
    },
  },
  {
    slug: "nest-encryption",
    category: "nest",
    isFaq: false,
    related: ["what-is-the-nest", "lost-nest-key", "what-we-store"],
    en: {
      title: "Can Wren read what is in my nest?",
      summary: "No. It is encrypted end to end: the key is made on the phone and stays there.",
      body: [
        ...paragraphs(
          "No. The key to your nest is made on the phone, kept in its security chip and never sent. What reaches us is already encrypted: contents, names of files, and which album a picture belongs to. This is what is meant by end-to-end encryption.",
        ),
        heading(3, "What we see"),
        list("unordered", "how much is stored, and how much space you have;", "when something has changed."),
        ...paragraphs(
          "Storage cannot work without that. We see nothing else, so there is nothing else we could hand over if an authority asked.",
        ),
        heading(3, "What follows from it"),
        ...paragraphs(
          "We cannot look at your photos, cannot search or scan your nest, and cannot reset a key. If the phone and every [Nest Key](/support/kb/lost-nest-key) are lost, the nest stays shut, for us as well. The nest ID opens nothing: it is a number for renewing and extending, not a password.",
        ),
      ],
    },
    de: {
      title: "Kann Wren lesen, was in meinem Nest liegt?",
      summary: "Nein. Es ist Ende-zu-Ende-verschlüsselt: Der Schlüssel entsteht auf dem Telefon und bleibt dort.",
      body: [
        ...paragraphs(
          "Nein. Der Schlüssel zu Ihrem Nest entsteht auf dem Telefon, liegt in dessen Sicherheitschip und wird nie gesendet. Was bei uns ankommt, ist bereits verschlüsselt: Inhalte, Dateinamen und auch, zu welchem Album ein Bild gehört. Das ist mit Ende-zu-Ende-Verschlüsselung gemeint.",
        ),
        heading(3, "Was wir sehen"),
        list("unordered", "wie viel gespeichert ist und wie viel Platz Sie haben;", "wann sich etwas geändert hat."),
        ...paragraphs(
          "Ohne das geht Speichern nicht. Sonst sehen wir nichts, und sonst könnten wir auch nichts herausgeben, wenn eine Behörde fragte.",
        ),
        heading(3, "Was daraus folgt"),
        ...paragraphs(
          "Wir können Ihre Fotos nicht anschauen, Ihr Nest nicht durchsuchen und keinen Schlüssel zurücksetzen. Gehen das Telefon und alle [Nest Keys](/support/kb/lost-nest-key) verloren, bleibt das Nest zu, auch für uns. Die Nest-ID öffnet nichts: Sie ist eine Nummer zum Verlängern und Erweitern, kein Passwort.",
        ),
      ],
    },
  },
];
