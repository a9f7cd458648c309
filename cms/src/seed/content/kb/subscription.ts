import { heading, list, paragraphs } from "../../rich-text";
import type { KbEntry } from "./kb-entry";

export const subscription: KbEntry[] = [
  {
    slug: "renew-subscription",
    category: "subscription",
    isFaq: true,
    related: ["subscription-ended", "extend-storage", "find-my-ids", "payment-methods"],
    en: {
      title: "Renew my subscription",
      summary: "By 1, 3, 6, 12 or 24 months, with the mobile ID or nest ID from your card. Nothing renews itself.",
      body: [
        list(
          "ordered",
          "Open [subscription renewal](/shop/services/subscription-renewal) and enter your mobile ID or nest ID.",
          "Choose how many months. The page shows the new end and how we calculate the price.",
          "Add it to the cart and pay. An e-mail address is all the order needs.",
        ),
        ...paragraphs(
          "What it costs with the included 50 GB: 1 month CHF 9.00, 3 months CHF 27.00, 6 months CHF 51.30, 12 months CHF 97.20, 24 months CHF 183.60. Discounts are already deducted. A larger nest is added at its yearly price.",
          "You need not wait for the end: the new months start then. If the subscription has expired, they count from today. It takes effect as soon as it is paid, and nothing has to be set on the phone. We remind you by e-mail 30 and 7 days before the end and once after it.",
        ),
      ],
    },
    de: {
      title: "Mein Abo verlängern",
      summary:
        "Um 1, 3, 6, 12 oder 24 Monate, mit Mobile-ID oder Nest-ID von der Karte. Von selbst verlängert sich nichts.",
      body: [
        list(
          "ordered",
          "Öffnen Sie die [Aboverlängerung](/shop/services/subscription-renewal) und geben Sie Ihre Mobile-ID oder Nest-ID ein.",
          "Wählen Sie die Anzahl Monate. Die Seite zeigt das neue Ende und wie der Preis zustande kommt.",
          "Legen Sie die Verlängerung in den Warenkorb und zahlen Sie. Die Bestellung braucht eine E-Mail-Adresse und sonst nichts.",
        ),
        ...paragraphs(
          "Das kostet es mit den enthaltenen 50 GB: 1 Monat CHF 9.00, 3 Monate CHF 27.00, 6 Monate CHF 51.30, ein Jahr CHF 97.20, 24 Monate CHF 183.60. Rabatte sind schon abgezogen. Ein grösseres Nest kommt mit seinem Jahrespreis dazu.",
          "Das Ende abzuwarten brauchen Sie nicht: Die Monate werden daran angehängt. Ist das Abo abgelaufen, zählen sie ab heute. Die Verlängerung wirkt, sobald sie bezahlt ist, und auf dem Telefon ist nichts einzustellen. Wir erinnern Sie per E-Mail, 30 und 7 Tage vor dem Ende und einmal danach.",
        ),
      ],
    },
  },
  {
    slug: "subscription-ended",
    category: "subscription",
    isFaq: false,
    related: ["renew-subscription", "update-schedule", "export-from-nest"],
    en: {
      title: "What happens when my subscription ends?",
      summary: "The phone keeps working and keeps its security updates; the nest stays readable for 90 days.",
      body: [
        list(
          "unordered",
          "**The phone** keeps working, with all modules.",
          "**Security updates** keep coming, for seven years from purchase. New versions of WrenOS wait until you renew.",
          "**The nest** can be read for another 90 days, but nothing can be added. Then its content is erased for good.",
          "**Support:** we always answer questions about an order, a fault or your data.",
        ),
        ...paragraphs(
          "If you stop paying, nothing is charged, and there is nothing to cancel: a subscription ends by itself on its last day. We write to your contact address 30 and 7 days before and once after the end.",
        ),
        heading(3, "If you want it back"),
        ...paragraphs(
          "[Renew it](/support/kb/renew-subscription), even later. Within the 90 days the nest is as before; after that it is empty. The numbers on your card stay the same. If you do not want it back, [take your data out](/support/kb/export-from-nest) in time.",
        ),
      ],
    },
    de: {
      title: "Was geschieht, wenn mein Abo endet?",
      summary: "Das Telefon läuft weiter und erhält Sicherheitsupdates; das Nest bleibt 90 Tage lesbar.",
      body: [
        list(
          "unordered",
          "**Das Telefon** läuft weiter, mit allen Modulen.",
          "**Sicherheitsupdates** kommen weiterhin, sieben Jahre ab Kauf. Neue Versionen von WrenOS warten, bis Sie verlängern.",
          "**Das Nest** lässt sich noch 90 Tage lesen, aber nicht mehr füllen. Danach wird sein Inhalt endgültig gelöscht.",
          "**Support:** Bei Fragen zu einer Bestellung, einem Mangel oder Ihren Daten sind wir in jedem Fall da.",
        ),
        ...paragraphs(
          "Zahlen Sie nicht weiter, wird auch nichts abgebucht, und zu kündigen gibt es nichts: Ein Abo endet an seinem letzten Tag von selbst. Wir schreiben Ihrer Kontaktadresse 30 und 7 Tage vorher und einmal nach dem Ablauf.",
        ),
        heading(3, "Wenn Sie es wieder wollen"),
        ...paragraphs(
          "[Verlängern Sie](/support/kb/renew-subscription), auch später. Innerhalb der 90 Tage ist das Nest wie vorher; danach ist es leer. Die Nummern auf Ihrer Karte bleiben dieselben. Wollen Sie es nicht mehr, [holen Sie Ihre Daten](/support/kb/export-from-nest) rechtzeitig heraus.",
        ),
      ],
    },
  },
  {
    slug: "find-my-ids",
    category: "subscription",
    isFaq: false,
    related: ["id-rejected", "renew-subscription", "change-contact-email", "chat"],
    en: {
      title: "Where do I find my mobile id, nest id and support id?",
      summary: "On the card from the box and in the e-mail that came when your phone was paid.",
      body: [
        ...paragraphs(
          "The three numbers of your subscription are on the card that was in the box, and in the e-mail we sent when your phone was paid. Until we erase your address, the order page shows them, too. On the phone, Nest shows them under “Subscription”.",
        ),
        list(
          "unordered",
          "**Mobile ID,** such as M-4F7K-29QX-3: stands for your phone. It renews the subscription, enlarges the nest and changes the contact address.",
          "**Nest ID,** beginning with N: stands for your storage. It is accepted wherever the mobile ID is.",
          "**Support ID,** beginning with S: signs you in to the chat, together with a password that you set yourself.",
        ),
        ...paragraphs(
          "If you have lost both card and e-mail, [write to us](/support/contact) with your order number. The answer goes to the contact address of the subscription and nowhere else.",
          "Keep mobile ID and nest ID to yourself: anyone who has them can request a new contact address. Nobody can read your nest with them.",
        ),
      ],
    },
    de: {
      title: "Wo finde ich Mobile-ID, Nest-ID und Support-ID?",
      summary: "Auf der Karte aus der Schachtel und in der E-Mail, die kam, als Ihr Telefon bezahlt war.",
      body: [
        ...paragraphs(
          "Die drei Nummern Ihres Abos stehen auf der Karte aus der Schachtel und in der E-Mail, die Sie erhalten haben, als Ihr Telefon bezahlt war. Bis wir Ihre Adresse löschen, zeigt sie auch die Bestellseite. Auf dem Telefon zeigt Nest sie unter «Abo».",
        ),
        list(
          "unordered",
          "**Mobile-ID,** zum Beispiel M-4F7K-29QX-3: steht für Ihr Telefon. Sie verlängert das Abo, vergrössert das Nest und ändert die Kontaktadresse.",
          "**Nest-ID,** beginnt mit N: steht für Ihren Speicher. Sie gilt überall, wo die Mobile-ID gilt.",
          "**Support-ID,** beginnt mit S: meldet Sie im Chat an, zusammen mit einem Passwort, das Sie selbst setzen.",
        ),
        ...paragraphs(
          "Haben Sie Karte und E-Mail verloren, [schreiben Sie uns](/support/contact) mit der Bestellnummer. Die Antwort geht an die Kontaktadresse des Abos und nirgends sonst hin.",
          "Behalten Sie Mobile-ID und Nest-ID für sich: Wer sie hat, kann einen Wechsel Ihrer Kontaktadresse beginnen. Lesen lässt sich Ihr Nest damit nicht.",
        ),
      ],
    },
  },
  {
    slug: "id-rejected",
    category: "subscription",
    isFaq: false,
    related: ["find-my-ids", "renew-subscription", "contact-form"],
    en: {
      title: "My mobile id or nest id is said to be wrong or not found",
      summary:
        "The last character checks the others: usually 8 and B or 5 and S are confused, or it is the support ID.",
      body: [
        heading(3, "“This number has a typo”"),
        ...paragraphs(
          "The last character is calculated from the others, so we notice a single wrong one straight away. Capitals, spaces and hyphens do not matter, nor does O for 0 or I for 1. Most often 8 and B or 5 and S have been confused. The letter in front belongs to it: M for mobile, N for nest, S for support.",
        ),
        heading(3, "“This is a support ID”"),
        ...paragraphs(
          "For services and for the contact address the mobile ID or nest ID is needed. Both are on the same card.",
        ),
        heading(3, "“Not found”"),
        ...paragraphs(
          "The number is well formed, but there is no such subscription. Compare it with the card once more. A phone that was returned no longer has a subscription.",
        ),
        heading(3, "“Search limit exceeded”"),
        ...paragraphs(
          "The limit is ten look-ups in ten minutes, so that nobody can try numbers out. Wait a little. In Tor you may share this limit with others; a new circuit helps.",
        ),
      ],
    },
    de: {
      title: "Meine Mobile-ID oder Nest-ID soll ungültig sein oder wird nicht gefunden",
      summary:
        "Das letzte Zeichen prüft die anderen: Meist sind 8 und B oder 5 und S verwechselt, oder es ist die Support-ID.",
      body: [
        heading(3, "Ein Tippfehler"),
        ...paragraphs(
          "Das letzte Zeichen wird aus den anderen berechnet; ein einzelner Tippfehler fällt deshalb sofort auf. Gross oder klein, Leerzeichen und Bindestriche spielen keine Rolle, O statt 0 oder I statt 1 auch nicht. Verwechselt werden am ehesten 8 und B oder 5 und S. Der Buchstabe am Anfang gehört dazu: M für Mobile, N für Nest, S für Support.",
        ),
        heading(3, "Es ist eine Support-ID"),
        ...paragraphs(
          "Für Dienste und für die Kontaktadresse braucht es die Mobile-ID oder die Nest-ID. Beide stehen auf derselben Karte.",
        ),
        heading(3, "Nicht gefunden"),
        ...paragraphs(
          "Die Nummer ist richtig gebaut, aber ein solches Abo gibt es nicht. Vergleichen Sie sie noch einmal mit der Karte. Zu einem zurückgegebenen Telefon gibt es kein Abo mehr.",
        ),
        heading(3, "Zu viele Abfragen"),
        ...paragraphs(
          "Möglich sind zehn Abfragen in zehn Minuten, damit niemand Nummern durchprobieren kann. Warten Sie ein wenig. In Tor teilen Sie sich diese Grenze vielleicht mit anderen; ein neuer Kanal hilft.",
        ),
      ],
    },
  },
  {
    slug: "change-contact-email",
    category: "subscription",
    isFaq: false,
    related: ["undo-contact-change", "find-my-ids", "what-we-store"],
    en: {
      title: "Change the contact e-mail address of my subscription",
      summary: "Enter a number from your card and the new address twice, then confirm the link that we send to it.",
      body: [
        list(
          "ordered",
          "Open [My contact](/support/my-contact) and enter your mobile ID or nest ID.",
          "Give the new e-mail address, twice.",
          "Open the link that arrives at the **new** address, and confirm on the page it leads to. Opening it is not enough, because mail scanners open links as well.",
        ),
        ...paragraphs(
          "Until you confirm, nothing changes. You need no access to the old mailbox. It is told before the change, and can stop it, and after the change, which it can [undo](/support/kb/undo-contact-change) for seven days. Once it has done either, only that mailbox can allow another change for 30 days.",
        ),
        heading(3, "If the link does not arrive or does not work"),
        list(
          "unordered",
          "Look in the spam folder and wait a few minutes. If there is nothing, the address probably had a typo; start again.",
          "Copy all of a long link. If it is still not found, it has expired, or a newer one has replaced it.",
        ),
        ...paragraphs("The address of an order and the one for the chat are separate and stay as they are."),
      ],
    },
    de: {
      title: "Die E-Mail-Adresse meines Abos ändern",
      summary:
        "Nummer von der Karte und neue Adresse zweimal eingeben, dann den Link bestätigen, den wir dorthin senden.",
      body: [
        list(
          "ordered",
          "Öffnen Sie [Meine Kontaktadresse](/support/my-contact) und geben Sie Ihre Mobile-ID oder Nest-ID ein.",
          "Geben Sie die neue E-Mail-Adresse an, zweimal.",
          "Öffnen Sie den Link, der an der **neuen** Adresse ankommt, und bestätigen Sie auf der Seite, zu der er führt. Ihn zu öffnen, genügt nicht, denn auch Mail-Scanner öffnen Links.",
        ),
        ...paragraphs(
          "Bis Sie bestätigen, ändert sich nichts. Zugang zum alten Postfach brauchen Sie nicht. Es erfährt vor der Änderung davon und kann sie aufhalten, und danach noch einmal und kann sie sieben Tage lang [rückgängig machen](/support/kb/undo-contact-change). Hat es das eine oder andere getan, kann 30 Tage lang nur dieses Postfach eine weitere Änderung erlauben.",
        ),
        heading(3, "Wenn der Link nicht kommt oder nicht geht"),
        list(
          "unordered",
          "Sehen Sie im Spam-Ordner nach und warten Sie einige Minuten. Kommt nichts, war die Adresse vermutlich falsch getippt; beginnen Sie von vorn.",
          "Kopieren Sie lange Links als Ganzes. Wird er auch so nicht gefunden, ist er zu alt oder durch einen neueren ersetzt.",
        ),
        ...paragraphs(
          "Die Adresse einer Bestellung und jene für den Chat sind davon getrennt und bleiben, wie sie sind.",
        ),
      ],
    },
  },
  {
    slug: "undo-contact-change",
    category: "subscription",
    isFaq: false,
    related: ["change-contact-email", "suspicious-message", "contact-form"],
    en: {
      title: "Undo a change of the contact address that was not mine",
      summary: "Use the link in the notice to the old address within seven days, then write to us.",
      body: [
        ...paragraphs(
          "Did a notice arrive that your contact address has been changed, and it was not you? Or have you changed it by mistake?",
        ),
        list(
          "ordered",
          "Open the link in the notice that went to the old address. It is valid for seven days.",
          "Press the button on the page. From then on notices go to the old address again.",
          "[Write to us](/support/contact) with your support ID. Somebody knows your mobile ID or nest ID.",
        ),
        ...paragraphs(
          "Nobody can read your nest with these numbers. Anyone who has them can renew or extend the subscription at their own expense, and request such a change. Do not leave it at that: the contact address receives our notices, and we answer requests to [erase a nest](/support/kb/leave-nest) there.",
          "After seven days the old address is erased, and the change can no longer be undone from there. If you still have the number, [change the address](/support/kb/change-contact-email) once more yourself.",
        ),
      ],
    },
    de: {
      title: "Eine Änderung der Kontaktadresse rückgängig machen, die nicht von mir war",
      summary: "Nutzen Sie innert sieben Tagen den Link im Hinweis an die alte Adresse, dann schreiben Sie uns.",
      body: [
        ...paragraphs(
          "Haben Sie einen Hinweis erhalten, dass Ihre Kontaktadresse geändert wurde, und Sie waren es nicht? Oder haben Sie sie aus Versehen geändert?",
        ),
        list(
          "ordered",
          "Öffnen Sie den Link im Hinweis, der an die alte Adresse ging. Er gilt sieben Tage.",
          "Drücken Sie auf der Seite den Knopf. Von da an gehen Mitteilungen wieder an die alte Adresse.",
          "[Schreiben Sie uns](/support/contact) mit Ihrer Support-ID. Jemand kennt Ihre Mobile-ID oder Nest-ID.",
        ),
        ...paragraphs(
          "Lesen kann mit diesen Nummern niemand in Ihrem Nest. Wer sie hat, kann auf eigene Kosten das Abo verlängern oder erweitern und einen solchen Wechsel verlangen. Lassen Sie es nicht dabei: An die Kontaktadresse gehen unsere Hinweise, und dort fragen wir nach, wenn jemand ein [Nest löschen lassen](/support/kb/leave-nest) will.",
          "Nach sieben Tagen wird die alte Adresse gelöscht, und von dort aus lässt sich nichts mehr rückgängig machen. Haben Sie die Nummer noch, [ändern Sie die Adresse](/support/kb/change-contact-email) selbst noch einmal.",
        ),
      ],
    },
  },
];
