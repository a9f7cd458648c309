export const en = {
  "canary.title": "Warrant canary",
  "canary.renew": "Renew",
  "canary.overdue":
    "Overdue since {day}. The trust page says so to everybody. Renew the statement, or leave it if it is no longer true.",
  "canary.ending.last": "Today is its last day. Renew the statement, or leave it if it is no longer true.",
  "canary.ending": "It holds until {day}, {days, plural, one {one more day} other {# more days}}. Renew it in time.",
  "canary.valid": "It holds until {day}.",
  "canary.none": "The site has no warrant canary. It is written in the website's settings.",
};
