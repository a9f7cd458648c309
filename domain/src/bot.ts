/** The spec's list (section 9), to the letter: an agent that contains one of these is a bot. */
const BOT_MARKS = [
  "googlebot",
  "bingbot",
  "slurp",
  "duckduckbot",
  "baiduspider",
  "yandexbot",
  "facebookexternalhit",
  "twitterbot",
  "linkedinbot",
  "whatsapp",
  "telegrambot",
  "applebot",
  "crawler",
  "spider",
  "bot",
  "archiver",
  "curl",
  "wget",
  "python-requests",
  "go-http-client",
] as const;

const BOT = new RegExp(BOT_MARKS.join("|"), "i");

export function isBot(userAgent: string): boolean {
  return BOT.test(userAgent);
}
