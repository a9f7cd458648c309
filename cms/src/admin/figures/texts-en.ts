/** English texts of the page "Figures". */
export const en = {
  "figures.title": "Figures",
  "figures.subtitle": "Counted from what is kept anyway. No visitor is counted, and nobody is named.",
  "figures.period": "Period",
  "figures.period.days": "{count} days",
  "figures.table": "As a table",
  "figures.none": "Nothing in this period.",
  "figures.day": "Day",
  "figures.sum": "Sum",
  "figures.count": "How many",
  "figures.day.count": "{day}: {count, number}",
  "figures.median": "Median",
  "figures.slow": "Slowest tenth from",
  "figures.seconds": "{count, number} s",
  "figures.minutes": "{count, number} min",
  "figures.hours": "{count, number} h",
  "figures.days": "{count, plural, one {# day} other {# days}}",

  "figures.sales": "Sales",
  "figures.sales.in": "Sales in {currency}",
  "figures.sales.total": "{sum} in all.",
  "figures.sales.hint": "By the day of payment, with VAT, without shipping. Refunded orders do not count.",
  "figures.sales.others": "Others",
  "figures.sales.units": "{sum} ({units, number} sold)",

  "figures.conversion": "Placed and paid",
  "figures.conversion.hint": "Orders placed in this period, by the payment method chosen at the checkout.",
  "figures.conversion.placed": "Placed",
  "figures.conversion.paid": "Paid",
  "figures.conversion.open": "Still open",
  "figures.conversion.lost": "Never paid",
  "figures.conversion.share": "{paid, number} of {placed, number} paid ({percent, number} %)",

  "figures.monero": "Monero: seen until paid",
  "figures.monero.hint":
    "From the first sight of the transaction until the order counted as paid, by the day on which it was seen. Half took no longer than the median, nine in ten less than the top of the bar.",

  "figures.stock": "How long the stock lasts",
  "figures.stock.hint": "At the rate of the last {days} days, whatever the period above. Bars end at {longest} days.",
  "figures.stock.unsold": "none sold",
  "figures.stock.sold": "Sold in 28 days",
  "figures.stock.title": "{left, number} for sale, {soldUnits, number} sold in 28 days",

  "figures.mails": "Mails not sent",
  "figures.mails.hint":
    "{waiting, plural, =0 {None waits} one {# waits} other {# wait}}, {failed, plural, =0 {none was given up} one {# was given up} other {# were given up}}. By the day on which they were written.",
  "figures.mails.oldest": "The oldest has waited since {at}.",
  "figures.mails.waiting": "Waiting",
  "figures.mails.failed": "Given up",

  "figures.retention": "Erased in the last run",
  "figures.retention.hint": "The last run of all was finished on {at}. It comes every five minutes.",

  "figures.chat": "First answer in the chat",
  "figures.chat.hint":
    "From a visitor’s first message without an answer until the next answer, by the day on which they wrote. Erased chats are missing.",
  "figures.requests": "First answer to requests",
  "figures.requests.hint": "From the arrival of a request until its first answer, by the day on which it came.",
  "figures.speed": "How soon the first answer came",
  "figures.speed.hint": "Of all first answers in this period. Whoever still waits is not among them.",
  "figures.speed.where": "Where",
  "figures.speed.chat": "Chat",
  "figures.speed.requests": "Requests",
  "figures.speed.median": "Median {median}, slowest tenth from {slow}",
  "figures.speed.quarter": "Within 15 minutes",
  "figures.speed.hour": "Within an hour",
  "figures.speed.day": "Within a day",
  "figures.speed.later": "Later",
  "figures.when": "When",
  "figures.hour": "{from}:00 to {until}:00",
  "figures.days-written": "Conversations by day",
  "figures.days-written.hint": "Conversations in which a visitor wrote that day. Erased chats are missing.",
  "figures.hours-written": "Messages by hour of the day",
  "figures.hours-written.hint":
    "Messages of visitors in this period, in the seller’s time zone: when somebody should be there.",
  "figures.waiting":
    "{count, plural, =0 {Nobody waits at the moment.} one {Somebody waits at the moment.} other {# wait at the moment.}}",
} as const;
