import type { en } from "./texts-en";

/** German texts of the page "Figures". */
export const de = {
  "figures.title": "Zahlen",
  "figures.subtitle": "Gezählt wird, was ohnehin da ist. Kein Besuch wird gezählt, niemand wird genannt.",
  "figures.period": "Zeitraum",
  "figures.period.days": "{count} Tage",
  "figures.table": "Als Tabelle",
  "figures.none": "Nichts in diesem Zeitraum.",
  "figures.day": "Tag",
  "figures.sum": "Summe",
  "figures.count": "Anzahl",
  "figures.day.count": "{day}: {count, number}",
  "figures.median": "Median",
  "figures.slow": "Langsamstes Zehntel ab",
  "figures.seconds": "{count, number} s",
  "figures.minutes": "{count, number} min",
  "figures.hours": "{count, number} h",
  "figures.days": "{count, plural, one {# Tag} other {# Tage}}",

  "figures.sales": "Umsatz",
  "figures.sales.in": "Umsatz in {currency}",
  "figures.sales.total": "Insgesamt {sum}.",
  "figures.sales.hint": "Nach dem Tag der Zahlung, mit MWST, ohne Versand. Was zurückerstattet wurde, zählt nicht.",
  "figures.sales.others": "Übrige",
  "figures.sales.units": "{sum} ({units, number} verkauft)",

  "figures.conversion": "Bestellt und bezahlt",
  "figures.conversion.hint": "Bestellungen dieses Zeitraums nach der Zahlungsart, die an der Kasse gewählt wurde.",
  "figures.conversion.placed": "Bestellt",
  "figures.conversion.paid": "Bezahlt",
  "figures.conversion.open": "Noch offen",
  "figures.conversion.lost": "Nie bezahlt",
  "figures.conversion.share": "{paid, number} von {placed, number} bezahlt ({percent, number} %)",

  "figures.monero": "Monero: von gesehen bis bezahlt",
  "figures.monero.hint":
    "Vom ersten Anblick der Transaktion, bis die Bestellung als bezahlt galt, nach dem Tag, an dem sie gesehen wurde. Die Hälfte dauerte höchstens so lange wie der Median, neun von zehn weniger als das Ende des Balkens.",

  "figures.stock": "Wie lange der Vorrat reicht",
  "figures.stock.hint":
    "Wenn sich so viel verkauft wie in den letzten {days} Tagen, unabhängig vom Zeitraum oben. Balken enden bei {longest} Tagen.",
  "figures.stock.unsold": "keine verkauft",
  "figures.stock.sold": "In 28 Tagen verkauft",
  "figures.stock.title": "{left, number} verkäuflich, {soldUnits, number} in 28 Tagen verkauft",

  "figures.mails": "Nicht gesandte Mails",
  "figures.mails.hint":
    "{waiting, plural, =0 {Keine wartet} one {# wartet} other {# warten}}, {failed, plural, =0 {keine wurde aufgegeben} one {# wurde aufgegeben} other {# wurden aufgegeben}}. Nach dem Tag, an dem sie geschrieben wurden.",
  "figures.mails.oldest": "Die älteste wartet seit {at}.",
  "figures.mails.waiting": "Wartend",
  "figures.mails.failed": "Aufgegeben",

  "figures.retention": "Im letzten Lauf gelöscht",
  "figures.retention.hint": "Der letzte Lauf war am {at} durch. Er kommt alle fünf Minuten.",

  "figures.chat": "Erste Antwort im Chat",
  "figures.chat.hint":
    "Von der ersten unbeantworteten Nachricht bis zur nächsten Antwort, nach dem Tag, an dem geschrieben wurde. Gelöschte Chats fehlen.",
  "figures.requests": "Erste Antwort auf Anfragen",
  "figures.requests.hint": "Vom Eingang einer Anfrage bis zur ersten Antwort, nach dem Tag des Eingangs.",
  "figures.speed": "Wie bald die erste Antwort kam",
  "figures.speed.hint": "Von allen ersten Antworten des Zeitraums. Wer noch wartet, ist nicht dabei.",
  "figures.speed.where": "Wo",
  "figures.speed.chat": "Chat",
  "figures.speed.requests": "Anfragen",
  "figures.speed.median": "Median {median}, langsamstes Zehntel ab {slow}",
  "figures.speed.quarter": "Innert 15 Minuten",
  "figures.speed.hour": "Innert einer Stunde",
  "figures.speed.day": "Innert eines Tages",
  "figures.speed.later": "Später",
  "figures.when": "Wann",
  "figures.hour": "{from} bis {until} Uhr",
  "figures.days-written": "Gespräche nach Tag",
  "figures.days-written.hint":
    "Gespräche, in denen an diesem Tag von aussen geschrieben wurde. Gelöschte Chats fehlen.",
  "figures.hours-written": "Nachrichten nach Tageszeit",
  "figures.hours-written.hint":
    "Nachrichten von aussen in diesem Zeitraum, in der Zeitzone der Firma: wann jemand da sein sollte.",
  "figures.waiting":
    "{count, plural, =0 {Im Moment wartet niemand.} one {Im Moment wartet jemand.} other {Im Moment warten #.}}",
} satisfies Record<keyof typeof en, string>;
