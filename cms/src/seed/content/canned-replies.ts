import type { SeedCannedReply } from "../entries";

/** Replies to the questions of every day. */
export const cannedReplies: SeedCannedReply[] = [
  {
    title: "Hello / Begrüssung",
    en: "Hello, thank you for writing. I have read your message and am looking into it. Give me a few minutes.",
    de: "Guten Tag, danke für Ihre Nachricht. Ich habe sie gelesen und schaue nach. Das dauert ein paar Minuten.",
  },
  {
    title: "Which identifier / Welche Nummer",
    en: "Could you tell me the support ID? It begins with S and is printed on the card from the box. Please do not send a password, a passcode or a key: we never need one.",
    de: "Können Sie mir die Support-ID nennen? Sie beginnt mit S und steht auf der Karte aus der Schachtel. Bitte schicken Sie kein Passwort, keinen Code und keinen Schlüssel: Wir brauchen sie nie.",
  },
  {
    title: "Renew a subscription / Abo verlängern",
    en: "You can renew under Shop, Services, with the nest ID or the mobile ID. The new months start when the old ones end, so you lose nothing by renewing early.",
    de: "Verlängern können Sie im Shop unter Dienste, mit der Nest-ID oder der Mobile-ID. Die neue Zeit wird hinten angehängt, es geht also nichts verloren, wenn Sie früh verlängern.",
  },
  {
    title: "Monero not seen yet / Monero noch nicht da",
    en: "A payment in Monero is final after 10 confirmations, which takes about 20 minutes. The order page counts them and refreshes by itself. If nothing has appeared after half an hour, enter the transaction ID on that page.",
    de: "Eine Zahlung in Monero gilt nach 10 Bestätigungen, das dauert rund 20 Minuten. Die Bestellseite zählt mit und lädt sich selbst neu. Ist nach einer halben Stunde nichts zu sehen, geben Sie dort die Transaktions-ID ein.",
  },
  {
    title: "Where is my parcel / Wo ist mein Paket",
    en: "Parcels leave Bern within two working days of payment; your order page then shows the tracking number. Delivery takes 1 to 3 working days in Switzerland, 4 to 8 in the EU and 6 to 15 elsewhere, plus time at customs.",
    de: "Pakete verlassen Bern innert zwei Arbeitstagen nach der Zahlung; danach zeigt die Bestellseite die Sendungsnummer. Die Lieferung dauert in der Schweiz 1 bis 3 Arbeitstage, in der EU 4 bis 8 und anderswo 6 bis 15, dazu kommt der Zoll.",
  },
  {
    title: "Change of e-mail / E-Mail ändern",
    en: "You can change the address yourself under Support, My contact. We send a link to the new address and a notice to the old one. For your safety we cannot change it from here.",
    de: "Die Adresse ändern Sie selbst unter Support, Meine Kontaktadresse. Wir schicken einen Link an die neue Adresse und einen Hinweis an die alte. Zu Ihrer Sicherheit können wir sie von hier aus nicht ändern.",
  },
  {
    title: "Tomorrow / Morgen",
    takesOver: true,
    snooze: "tomorrow",
    en: "I need to ask a colleague and will answer here by tomorrow. You can close this page: we will e-mail you when there is an answer, without quoting it.",
    de: "Ich muss im Team nachfragen und antworte hier bis morgen. Sie können die Seite schliessen: Wir melden per E-Mail, wenn die Antwort da ist, ohne ihren Inhalt.",
  },
  {
    title: "Goodbye / Abschied",
    closes: true,
    en: "Glad it works. I am closing the conversation now; it will be erased in 30 days, or straight away if you press “Erase now”. Write again any time.",
    de: "Schön, dass es klappt. Ich beende das Gespräch jetzt; es wird in 30 Tagen gelöscht, oder sofort, wenn Sie auf «Jetzt löschen» drücken. Schreiben Sie jederzeit wieder.",
  },
];
