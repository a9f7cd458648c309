import { command, heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const updates: KbEntry[] = [
  {
    slug: "get-updates",
    category: "updates",
    isFaq: false,
    related: ["update-schedule", "update-failed", "release-notes"],
    en: {
      title: "How does my phone get updates?",
      summary: "The Updates module looks for them by itself, checks the signature and asks before it installs.",
      body: [
        ...paragraphs(
          "The Updates module looks once a day for upgrades of the operating system and of the modules, and asks you before it installs anything. Every update is signed, and the phone refuses any that is not. It fetches the same file for every phone, without saying which phone is asking.",
        ),
        list(
          "ordered",
          "Open Updates. To check straight away, tap “Check for updates”.",
          "Read what is new, and tap “Install”, or choose tonight.",
          "Keep using the phone. The new version is written next to the old one.",
          "Restart when it suits you. That takes about a minute.",
        ),
        ...paragraphs(
          "The battery should be at 30 % or more. Updates come over Wi-Fi; in Updates you can allow the mobile network as well. How often they come, and for how many years, is [described here](/support/kb/update-schedule).",
        ),
      ],
    },
    de: {
      title: "Wie kommen Updates auf mein Telefon?",
      summary: "Das Modul Updates sucht selbst danach, prüft die Signatur und fragt, bevor es etwas installiert.",
      body: [
        ...paragraphs(
          "Das Modul Updates sieht einmal am Tag nach, ob es für das Betriebssystem oder ein Modul etwas Neues gibt, und fragt, bevor es etwas installiert. Jedes Update ist signiert, und was nicht signiert ist, lehnt das Telefon ab. Es holt für jedes Telefon dieselbe Datei und verrät nicht, welches danach fragt.",
        ),
        list(
          "ordered",
          "Öffnen Sie Updates. Wollen Sie nicht warten, tippen Sie auf «Jetzt nachsehen».",
          "Lesen Sie, was neu ist, und tippen Sie auf «Installieren», oder wählen Sie heute Nacht.",
          "Benutzen Sie das Telefon weiter. Die neue Version wird neben die alte geschrieben.",
          "Starten Sie neu, wann es Ihnen passt. Das dauert etwa eine Minute.",
        ),
        ...paragraphs(
          "Der Akku sollte zu mindestens 30 % geladen sein. Updates kommen über WLAN; im Modul können Sie auch das Mobilfunknetz erlauben. Wie oft Aktualisierungen kommen und wie viele Jahre lang, [steht hier](/support/kb/update-schedule).",
        ),
      ],
    },
  },
  {
    slug: "update-schedule",
    category: "updates",
    isFaq: false,
    related: ["get-updates", "subscription-ended", "release-notes"],
    en: {
      title: "How often are there updates, and for how many years?",
      summary: "Security updates about once a month for seven years, with or without a subscription.",
      body: [
        list(
          "unordered",
          "**Security updates:** usually once a month, and within days when something is urgent. For seven years from purchase, with or without a subscription.",
          "**New versions of WrenOS:** about twice a year. They are part of the subscription.",
          "**Modules:** each is updated on its own, whenever there is something to improve.",
        ),
        ...paragraphs(
          "If the [subscription has ended](/support/kb/subscription-ended), the phone stays on its version of WrenOS and keeps getting the security updates for it. When you renew, the newer versions are offered again.",
          "The seven years begin on the day you bought the phone. When they are over, the phone keeps working; we tell you half a year in advance.",
          "Updates are offered, not forced: you decide when they are installed. Please do not let a security update wait longer than a week.",
        ),
      ],
    },
    de: {
      title: "Wie oft gibt es Updates, und wie viele Jahre lang?",
      summary: "Sicherheitsupdates etwa einmal im Monat, sieben Jahre lang, mit oder ohne Abo.",
      body: [
        list(
          "unordered",
          "**Sicherheitsupdates:** in der Regel einmal im Monat, bei Dringendem innert weniger Tage. Sieben Jahre ab Kauf, mit oder ohne Abo.",
          "**Neue Versionen von WrenOS:** etwa zweimal im Jahr. Sie gehören zum Abo.",
          "**Module:** Jedes wird für sich aktualisiert, sobald es etwas zu verbessern gibt.",
        ),
        ...paragraphs(
          "Ist das [Abo abgelaufen](/support/kb/subscription-ended), bleibt das Telefon bei seiner Version von WrenOS und erhält dafür weiterhin die Sicherheitsupdates. Verlängern Sie, werden die neueren Versionen wieder angeboten.",
          "Die sieben Jahre beginnen am Tag, an dem Sie das Telefon gekauft haben. Sind sie vorbei, läuft es weiter; ein halbes Jahr vorher sagen wir, dass die Zeit zu Ende geht.",
          "Updates werden angeboten, nicht aufgezwungen: Wann sie installiert werden, entscheiden Sie. Wir raten, ein Sicherheitsupdate nicht länger als eine Woche warten zu lassen.",
        ),
      ],
    },
  },
  {
    slug: "update-failed",
    category: "updates",
    isFaq: false,
    related: ["get-updates", "go-back-a-version", "verify-download"],
    en: {
      title: "An update has failed, is stuck or will not install",
      summary: "The old version is still there. Check battery, space and network, then try again.",
      body: [
        ...paragraphs(
          "Nothing is broken: the new version is written next to the old one, and the phone switches only when it is complete and its signature is right. If the new version does not start three times in a row, the phone returns to the old one by itself.",
        ),
        heading(3, "What helps"),
        list(
          "ordered",
          "Charge to at least 30 % and leave the charger connected.",
          "Free some space: an update needs about 3 GB. Settings, Storage shows what takes it up.",
          "Check the connection. If the download keeps stopping, switch the [VPN](/support/kb/set-up-vpn) off for that time, or use another Wi-Fi.",
          "Restart the phone, open Updates and tap “Check for updates”.",
        ),
        heading(3, "“Signature wrong”"),
        ...paragraphs(
          "Then the file was damaged on its way, or somebody has changed it. The phone deletes it and downloads it again. If the same message appears over a second network too, [tell us](/support/kb/report-security-problem).",
          "If the error stays, note its code, for example U-12, and [write to us](/support/contact).",
        ),
      ],
    },
    de: {
      title: "Ein Update ist fehlgeschlagen, hängt oder lässt sich nicht installieren",
      summary: "Die alte Version ist noch da. Prüfen Sie Akku, Platz und Netz und versuchen Sie es noch einmal.",
      body: [
        ...paragraphs(
          "Kaputt ist nichts: Die neue Version wird neben die alte geschrieben, und das Telefon wechselt erst, wenn sie vollständig ist und ihre Signatur stimmt. Startet die neue dreimal hintereinander nicht, kehrt es von selbst zur alten zurück.",
        ),
        heading(3, "Was hilft"),
        list(
          "ordered",
          "Laden Sie auf mindestens 30 %, und lassen Sie das Ladegerät angeschlossen.",
          "Schaffen Sie Platz: Ein Update braucht etwa 3 GB. Einstellungen, Speicher zeigt, was ihn belegt.",
          "Prüfen Sie die Verbindung. Bricht der Download immer wieder ab, schalten Sie dafür das [VPN](/support/kb/set-up-vpn) aus, oder nehmen Sie ein anderes WLAN.",
          "Starten Sie das Telefon neu, öffnen Sie Updates und tippen Sie auf «Jetzt nachsehen».",
        ),
        heading(3, "«Signatur falsch»"),
        ...paragraphs(
          "Dann wurde die Datei unterwegs beschädigt, oder jemand hat sie verändert. Das Telefon löscht sie und holt sie neu. Erscheint die Meldung auch in einem zweiten Netz, [sagen Sie es uns](/support/kb/report-security-problem).",
          "Bleibt der Fehler, notieren Sie seinen Code, zum Beispiel U-12, und [schreiben Sie uns](/support/contact).",
        ),
      ],
    },
  },
  {
    slug: "go-back-a-version",
    category: "updates",
    isFaq: false,
    related: ["update-failed", "get-updates", "restore-backup"],
    en: {
      title: "Go back to the previous version after an update",
      summary: "The version before stays on the phone until the next update; going back keeps your data.",
      body: [
        ...paragraphs(
          "The version before the current one stays on the phone until the next update. If something no longer works, you can roll the update back:",
        ),
        list(
          "ordered",
          "Make a backup, to be on the safe side.",
          "Open Updates and choose “Previous version”.",
          "Read what you give up, and tap “Go back”. The phone restarts, and your data stays where it is.",
        ),
        ...paragraphs(
          "Updates no longer offers the version that you have left, only the one after it. Please [tell us](/support/contact) what did not work: others have the same trouble.",
        ),
        heading(3, "Further back: a downgrade"),
        ...paragraphs(
          "Older versions have known vulnerabilities, and the phone refuses them while it holds data. You can put one on from a computer with its system image and the free tool fastboot; [ask us](/support/contact) for an older image. That erases the phone.",
        ),
      ],
    },
    de: {
      title: "Nach einem Update zur vorherigen Version zurückkehren",
      summary: "Die Version davor bleibt bis zum nächsten Update auf dem Telefon; beim Zurückkehren bleiben die Daten.",
      body: [
        ...paragraphs(
          "Die Version vor der jetzigen bleibt bis zum nächsten Update auf dem Telefon. Geht etwas nicht mehr, können Sie das Update rückgängig machen:",
        ),
        list(
          "ordered",
          "Machen Sie zur Sicherheit ein Backup.",
          "Öffnen Sie Updates und wählen Sie «Vorherige Version».",
          "Lesen Sie, worauf Sie verzichten, und tippen Sie auf «Zurückkehren». Das Telefon startet neu, und Ihre Daten bleiben, wo sie sind.",
        ),
        ...paragraphs(
          "Updates bietet die verlassene Version danach nicht mehr an, erst die nächste wieder. Bitte [sagen Sie uns](/support/contact), was nicht ging: Andere haben dasselbe Problem.",
        ),
        heading(3, "Noch weiter zurück: ein Downgrade"),
        ...paragraphs(
          "Ältere Versionen haben bekannte Lücken, und das Telefon lehnt sie ab, solange Daten darauf sind. Vom Computer aus können Sie eine mit ihrem Systemabbild und dem freien Werkzeug fastboot aufspielen; [fragen Sie uns](/support/contact) nach einem älteren Abbild. Das Telefon wird dabei gelöscht.",
        ),
      ],
    },
  },
  {
    slug: "release-notes",
    category: "updates",
    isFaq: false,
    related: ["get-updates", "verify-download", "update-schedule"],
    en: {
      title: "What is new in a version? Read and verify the release notes",
      summary: "Where the list of changes is, and how to make sure that it was written by us.",
      body: [
        ...paragraphs(
          "Updates shows the release notes, or changelog, before you install: what is new, which weaknesses were closed, and what is known not to work yet. Tap a line to read more. Under “History” you find the notes of all earlier versions.",
          "The notes are part of the signed update. If the phone shows them, they come from us and belong to exactly this version.",
        ),
        heading(3, "On a computer"),
        list(
          "ordered",
          "Download the system image of your phone from the [files](/support/files), with the signature next to it.",
          "Check the signature as with [any other download](/support/kb/verify-download).",
          "Compare its SHA-256 in the notes on the phone with the one you compute yourself.",
        ),
        ...paragraphs(
          "Serious weaknesses are named in the notes after they are repaired, with thanks to those who found them.",
        ),
      ],
    },
    de: {
      title: "Was ist neu? Die Versionshinweise lesen und prüfen",
      summary: "Wo die Liste der Änderungen steht und wie Sie sicherstellen, dass sie von uns stammt.",
      body: [
        ...paragraphs(
          "Updates zeigt die Versionshinweise (Release Notes, Changelog), bevor Sie installieren: welche Neuerungen WrenOS bringt, welche Lücken geschlossen wurden und was bekanntermassen noch nicht geht. Tippen Sie auf eine Zeile, um mehr zu lesen. Unter «Verlauf» stehen die Hinweise aller früheren Versionen.",
          "Die Hinweise gehören zum signierten Update. Zeigt das Telefon sie an, stammen sie von uns und gehören zu genau dieser Version.",
        ),
        heading(3, "Am Computer"),
        list(
          "ordered",
          "Holen Sie das Systemabbild Ihres Telefons aus den [Dateien](/support/files), zusammen mit der Signatur daneben.",
          "Prüfen Sie die Signatur wie bei [jedem anderen Download](/support/kb/verify-download).",
          "Vergleichen Sie seine SHA-256 in den Hinweisen auf dem Telefon mit der, die Sie selbst berechnen.",
        ),
        ...paragraphs(
          "Ernste Schwachstellen nennen wir darin, sobald sie behoben sind, mit Dank an jene, die sie gefunden haben.",
        ),
      ],
    },
  },
  {
    slug: "verify-download",
    category: "updates",
    isFaq: false,
    related: ["release-notes", "verify-phone", "encrypt-message"],
    en: {
      title: "Check the signature and SHA-256 of a download",
      summary: "The checksum shows that a file arrived whole, the signature that it comes from us.",
      body: [
        ...paragraphs(
          "Next to every file under [files](/support/files) you find its SHA-256 and a signature, a small file ending in .sig.",
        ),
        heading(3, "Checksum"),
        ...paragraphs("Compute it, and compare all 64 characters. On Linux, macOS and Windows (PowerShell):"),
        command("sha256sum wrenos.img", "shasum -a 256 wrenos.img", "Get-FileHash wrenos.img -Algorithm SHA256"),
        ...paragraphs(
          "If it does not match, delete the file and download it again. If it differs a second time, [tell us](/support/contact).",
        ),
        heading(3, "Signature"),
        ...paragraphs("You need GnuPG and our signing key, which is a separate file."),
        command("gpg --import wren-signing-key.asc", "gpg --fingerprint", "gpg --verify wrenos.img.sig wrenos.img"),
        ...paragraphs(
          "The fingerprint must be the one on the back of your subscription card. “Good signature” is what you want to see; the warning that the key is not certified is normal. With “BAD signature”, do not use the file. Keep it, and write to [security@wren.example](mailto:security@wren.example).",
        ),
      ],
    },
    de: {
      title: "Signatur und SHA-256 eines Downloads prüfen",
      summary: "Die Prüfsumme zeigt, dass eine Datei heil angekommen ist, die Signatur, dass sie von uns kommt.",
      body: [
        ...paragraphs(
          "Neben jeder Datei unter [Dateien](/support/files) stehen ihre SHA-256 und eine Signatur, eine kleine Datei mit der Endung .sig.",
        ),
        heading(3, "Prüfsumme"),
        ...paragraphs(
          "Berechnen Sie sie und vergleichen Sie alle 64 Zeichen. Unter Linux, macOS und Windows (PowerShell):",
        ),
        command("sha256sum wrenos.img", "shasum -a 256 wrenos.img", "Get-FileHash wrenos.img -Algorithm SHA256"),
        ...paragraphs(
          "Weicht sie ab, löschen Sie die heruntergeladene Datei und holen Sie sie noch einmal. Weicht sie wieder ab, [sagen Sie es uns](/support/contact).",
        ),
        heading(3, "Signatur"),
        ...paragraphs("Sie brauchen GnuPG und unseren Signaturschlüssel, der eine eigene Datei ist."),
        command("gpg --import wren-signing-key.asc", "gpg --fingerprint", "gpg --verify wrenos.img.sig wrenos.img"),
        ...paragraphs(
          "Der Fingerabdruck muss jener auf der Rückseite Ihrer Abokarte sein. «Korrekte Signatur» ist die Antwort, die Sie sehen wollen; die Warnung, der Schlüssel sei nicht beglaubigt, ist normal. Bei «FALSCHE Signatur» verwenden Sie die Datei nicht. Behalten Sie sie und schreiben Sie an [security@wren.example](mailto:security@wren.example).",
        ),
      ],
    },
  },
];
