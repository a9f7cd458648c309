import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

/** Getting back in, getting out, and what opens the nest. */
export const nestAccess: KbEntry[] = [
  {
    slug: "restore-backup",
    category: "nest",
    isFaq: false,
    related: ["set-up-nest", "lost-nest-key", "lost-phone", "forgotten-passcode"],
    en: {
      title: "Restore a backup on a new or erased phone",
      summary: "With a Nest Key from the nest, or by cable from a backup on your own computer.",
      body: [
        heading(3, "From the nest"),
        list(
          "ordered",
          "Set the phone up until it asks how to begin, and choose “From the nest”. On a phone already in use, open Nest, “Backups”.",
          "Enter the nest ID. On a new phone, take the one of your **old** card: your backup lies in the old nest.",
          "Plug in the Nest Key, enter its PIN and touch the red disc.",
          "Choose a backup by its date. The newest is suggested.",
          "Leave the phone on Wi-Fi and on the charger. You can use it after a few minutes; pictures follow overnight.",
        ),
        heading(3, "From a computer"),
        list(
          "ordered",
          "Connect the phone by cable, open Nest, “Backups”, and choose the file on the computer.",
          "Choose “Restore” and enter the password of the backup.",
        ),
        ...paragraphs(
          "Contacts, pictures, messages, settings and the modules' data come back. Android apps are reinstalled and ask you to sign in again. Without a Nest Key and without the old phone, nobody can open a backup in the nest.",
        ),
      ],
    },
    de: {
      title: "Ein Backup auf einem neuen oder gelöschten Telefon wiederherstellen",
      summary: "Mit einem Nest Key aus dem Nest, oder per Kabel aus einer Sicherung auf dem eigenen Computer.",
      body: [
        heading(3, "Aus dem Nest"),
        list(
          "ordered",
          "Richten Sie das Telefon ein, bis es fragt, womit Sie beginnen wollen, und wählen Sie «Aus dem Nest». Ist es schon in Gebrauch, öffnen Sie Nest, «Backups».",
          "Geben Sie die Nest-ID ein. Auf einem neuen Telefon nehmen Sie jene der **alten** Karte: Ihr Backup liegt im alten Nest.",
          "Stecken Sie den Nest Key ein, geben Sie seine PIN ein und berühren Sie die rote Scheibe.",
          "Wählen Sie ein Backup nach seinem Datum. Das neueste ist vorgeschlagen.",
          "Lassen Sie das Telefon im WLAN und am Ladegerät. Benutzen können Sie es nach einigen Minuten; die Bilder folgen über Nacht.",
        ),
        heading(3, "Vom Computer"),
        list(
          "ordered",
          "Verbinden Sie das Telefon per Kabel, öffnen Sie Nest, «Backups», und wählen Sie die Datei auf dem Computer.",
          "Wählen Sie «Wiederherstellen» und geben Sie das Passwort der Datensicherung ein.",
        ),
        ...paragraphs(
          "Zurück kommen Kontakte, Bilder, Nachrichten, Einstellungen und die Daten der Module. Android-Apps werden neu installiert und verlangen eine neue Anmeldung. Ohne Nest Key und ohne das alte Telefon kann niemand ein Backup im Nest öffnen.",
        ),
      ],
    },
  },
  {
    slug: "lost-nest-key",
    category: "nest",
    isFaq: false,
    related: ["lost-phone", "restore-backup", "nest-encryption"],
    en: {
      title: "I have lost my Nest Key, or forgotten its PIN",
      summary: "As long as you have the phone, nothing is lost: remove the key in Nest and add another.",
      body: [
        heading(3, "Lost or stolen"),
        list(
          "ordered",
          "On the phone, open Nest and choose “Keys”.",
          "Tap the lost one and choose “Remove”. From then on it opens nothing.",
          "Plug in another [Nest Key](/shop/nest-key) and choose “Add”.",
        ),
        ...paragraphs(
          "A finder cannot do much: it works only with its PIN and a touch, and after eight wrong PINs it erases itself. Neither your name nor your nest ID is on it.",
        ),
        heading(3, "PIN forgotten"),
        ...paragraphs(
          "We do not have it, and it cannot be reset. Remove the key in Nest, erase it with “Erase Nest Key” and add it again with another PIN. A key that has erased itself can be used again in the same way.",
        ),
        heading(3, "If the phone is gone as well"),
        ...paragraphs(
          "Then another Nest Key is needed. If there is none, the nest stays shut, and nobody here can make an exception. That is why we recommend two, in different places.",
        ),
      ],
    },
    de: {
      title: "Ich habe meinen Nest Key verloren oder seine PIN vergessen",
      summary: "Solange Sie das Telefon haben, ist nichts verloren: in Nest entfernen und einen anderen hinzufügen.",
      body: [
        heading(3, "Verloren oder gestohlen"),
        list(
          "ordered",
          "Öffnen Sie auf dem Telefon Nest und wählen Sie «Schlüssel».",
          "Tippen Sie auf den verlorenen und wählen Sie «Entfernen». Ab da öffnet er nichts mehr.",
          "Stecken Sie einen anderen [Nest Key](/shop/nest-key) ein und wählen Sie «Hinzufügen».",
        ),
        ...paragraphs(
          "Wer ihn findet, kann wenig damit anfangen: Er arbeitet nur mit seiner PIN und einer Berührung, und nach acht falschen PINs löscht er sich selbst. Weder Ihr Name noch Ihre Nest-ID steht darauf.",
        ),
        heading(3, "PIN vergessen"),
        ...paragraphs(
          "Wir kennen sie nicht, und zurücksetzen lässt sie sich nicht. Entfernen Sie den Schlüssel in Nest, leeren Sie ihn mit «Nest Key löschen» und fügen Sie ihn mit einer anderen PIN neu hinzu. Ein Nest Key, der sich selbst gelöscht hat, lässt sich auf dieselbe Weise wieder verwenden.",
        ),
        heading(3, "Wenn auch das Telefon weg ist"),
        ...paragraphs(
          "Dann braucht es einen weiteren Nest Key. Gibt es keinen, bleibt das Nest zu, und bei uns kann niemand eine Ausnahme machen. Deshalb raten wir zu zweien, an verschiedenen Orten.",
        ),
      ],
    },
  },
  {
    slug: "lost-phone",
    category: "nest",
    isFaq: false,
    related: ["lost-nest-key", "restore-backup", "renew-subscription"],
    en: {
      title: "My phone is lost or stolen. What now?",
      summary: "Block the SIM, have your Nest Key at hand, and move into the next phone. We cannot locate it.",
      body: [
        ...paragraphs("Stolen or left on a train, the steps are the same:"),
        list(
          "ordered",
          "Have the SIM blocked by your operator.",
          "Change the passwords of accounts that were open on the phone, mail first.",
          "On the next Wren, [restore the backup](/support/kb/restore-backup) with your Nest Key and the old nest ID. In Nest, under “Keys”, remove the lost phone: it can then no longer open the nest.",
        ),
        ...paragraphs(
          "There is no remote wipe: we can neither locate nor lock nor erase the phone from afar. Anyone who can do that for you can also do it against you. Without the passcode a thief finds nothing to read; while it is locked, even the USB-C socket does nothing but charge.",
          "Without a Nest Key, nobody can open the nest any more. The subscription can continue with the new phone: [write to us](/support/contact) with your support ID.",
        ),
      ],
    },
    de: {
      title: "Mein Telefon ist verloren oder gestohlen. Was nun?",
      summary: "SIM sperren, Nest Key bereithalten und ins nächste Telefon einziehen. Orten können wir es nicht.",
      body: [
        ...paragraphs("Ob das Handy geklaut wurde oder im Zug liegen blieb, die Schritte sind dieselben:"),
        list(
          "ordered",
          "Lassen Sie die SIM von Ihrem Anbieter sperren.",
          "Ändern Sie die Passwörter von Konten, die auf dem Telefon offen waren, zuerst jenes des Postfachs.",
          "[Stellen Sie das Backup](/support/kb/restore-backup) auf dem nächsten Wren mit Nest Key und alter Nest-ID wieder her. Entfernen Sie in Nest unter «Schlüssel» das verlorene Telefon: Danach öffnet es das Nest nicht mehr.",
        ),
        ...paragraphs(
          "Aus der Ferne orten, sperren oder löschen können wir das Telefon nicht. Wer das für Sie tun kann, kann es auch gegen Sie tun. Ohne den Code findet ein Dieb nichts zu lesen; solange es gesperrt ist, kann selbst der USB-C-Anschluss nur laden.",
          "Ohne Nest Key kann niemand das Nest mehr öffnen. Das Abo kann mit dem neuen Telefon weitergehen: [Schreiben Sie uns](/support/contact) mit Ihrer Support-ID.",
        ),
      ],
    },
  },
  {
    slug: "export-from-nest",
    category: "nest",
    isFaq: false,
    related: ["leave-nest", "nest-full", "restore-backup"],
    en: {
      title: "Export my data from the nest",
      summary: "Pictures as they were taken, contacts as vCard, backups as an archive, whenever you like.",
      body: [
        list(
          "ordered",
          "Open Nest, choose “Take out” and mark what should come out.",
          "Choose a place: a folder on the phone, or a computer connected by cable.",
          "Wait until it is decrypted. The phone does that, not we.",
        ),
        list(
          "unordered",
          "**Photos and videos** leave as they were taken, with date, and with the place if you added one.",
          "**Contacts** leave as vCard. Any other address book can import that.",
          "**Backups** leave as a tar archive, which any computer can unpack.",
        ),
        ...paragraphs(
          "What you take out remains in the nest until you delete it there. It also works in the 90 days after the [end of a subscription](/support/kb/subscription-ended). On the computer the files are no longer encrypted; look after them.",
        ),
      ],
    },
    de: {
      title: "Meine Daten aus dem Nest exportieren",
      summary: "Bilder, wie sie aufgenommen wurden, Kontakte als vCard, Backups als Archiv, wann immer Sie wollen.",
      body: [
        list(
          "ordered",
          "Öffnen Sie Nest, wählen Sie «Herausholen» und markieren Sie, was herauskommen soll.",
          "Wählen Sie den Ort: einen Ordner auf dem Telefon oder einen Computer am Kabel.",
          "Warten Sie, bis alles entschlüsselt ist. Das tut das Telefon, nicht wir.",
        ),
        list(
          "unordered",
          "**Bilder und Videos** kommen so heraus, wie sie aufgenommen wurden, mit Datum, und mit Ort, wenn Sie einen hinzugefügt haben.",
          "**Kontakte** kommen als vCard heraus. Jedes andere Adressbuch kann das importieren.",
          "**Backups** kommen als tar-Archiv heraus, das jeder Computer auspacken kann.",
        ),
        ...paragraphs(
          "Was Sie herausholen, bleibt im Nest, bis Sie es dort löschen. Es geht auch in den 90 Tagen nach dem [Ende eines Abos](/support/kb/subscription-ended). Auf dem Computer sind die Dateien nicht mehr verschlüsselt; passen Sie auf sie auf.",
        ),
      ],
    },
  },
  {
    slug: "leave-nest",
    category: "nest",
    isFaq: false,
    related: ["export-from-nest", "subscription-ended", "erase-my-data"],
    en: {
      title: "Have my whole nest erased",
      summary: "Tell us the day, and on that day we erase everything in the nest, copies included.",
      body: [
        ...paragraphs(
          "First [take out](/support/kb/export-from-nest) what you want to keep. Afterwards nobody can bring it back.",
        ),
        list(
          "ordered",
          "Open Nest, “Leave”, and choose a day: today, or any later one.",
          "Enter your passcode. If you have a Nest Key, touch it.",
          "Until that day you can change your mind in the same place.",
        ),
        ...paragraphs(
          "If you no longer have the phone, [write to us](/support/contact) with your support ID and name the day. We ask back at the contact address of the subscription, so that nobody else can do it for you.",
          "On that day the contents are erased together with all copies. The subscription runs until its end, and you can start again with an empty nest. If you want the subscription and its numbers erased as well, [say so](/support/kb/erase-my-data).",
        ),
      ],
    },
    de: {
      title: "Mein ganzes Nest löschen lassen",
      summary: "Nennen Sie uns den Tag, und an diesem Tag wird alles im Nest gelöscht, samt Kopien.",
      body: [
        ...paragraphs(
          "[Holen Sie zuerst heraus](/support/kb/export-from-nest), was Sie behalten wollen. Danach bringt es niemand mehr zurück.",
        ),
        list(
          "ordered",
          "Öffnen Sie Nest, «Ausziehen», und wählen Sie einen Tag: heute oder einen späteren.",
          "Geben Sie Ihren Code ein. Haben Sie einen Nest Key, berühren Sie ihn.",
          "Bis zu diesem Tag können Sie es sich an derselben Stelle anders überlegen.",
        ),
        ...paragraphs(
          "Haben Sie das Telefon nicht mehr, [schreiben Sie uns](/support/contact) mit Ihrer Support-ID und nennen Sie den Tag. Wir fragen bei der Kontaktadresse des Abos nach, damit es niemand anders für Sie tun kann.",
          "An diesem Tag wird der Inhalt mit allen Kopien gelöscht. Das Abo läuft bis zu seinem Ende weiter, und Sie können mit einem leeren Nest neu beginnen. Sollen auch Abo und Nummern gelöscht werden, [sagen Sie es](/support/kb/erase-my-data).",
        ),
      ],
    },
  },
];
