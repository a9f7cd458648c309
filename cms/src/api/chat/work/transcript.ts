import { INTL_LOCALE, type Locale, type MessageKind } from "@wren/domain";
import { oneLine } from "../../../platform/mail/letter/one-line";
import type { MessageRow } from "./rows";

type Said = Pick<MessageRow, "kind" | "author" | "at" | "text" | "file" | "mailed">;

type Words = {
  subject: string;
  lead: string;
  times: string;
  leftOut: (count: number) => string;
  authors: Record<MessageRow["author"], string>;
  byMail: string;
  file: (name: string) => string;
  filesStay: string;
  events: Record<Exclude<MessageKind, "text">, (text: string) => string>;
};

/** Swiss time, as the chat shows it. */
const STYLE = { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Zurich" } as const;
const TIMES: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(INTL_LOCALE.en, STYLE),
  de: new Intl.DateTimeFormat(INTL_LOCALE.de, STYLE),
};

const en: Words = {
  subject: "Transcript of your chat",
  lead: "You asked for this transcript in the chat.",
  times: "Times are those of Switzerland.",
  leftOut: (count) => `The first ${String(count)} entries are left out; they are in the chat.`,
  authors: { visitor: "You", staff: "Support" },
  byMail: "by e-mail",
  file: (name) => `[File: ${name}]`,
  filesStay: "Files are not attached: you find them in the chat for as long as it is kept.",
  events: {
    order: (number) => `About order ${number}`,
    request: (reference) => `Answer to request ${reference}`,
    closed: () => "The conversation was ended.",
    reopened: () => "The conversation continued.",
  },
};

const de: Words = {
  subject: "Protokoll Ihres Chats",
  lead: "Dieses Protokoll haben Sie im Chat angefordert.",
  times: "Alle Zeiten sind Schweizer Zeit.",
  leftOut: (count) => `Die ersten ${String(count)} Einträge fehlen hier; sie stehen im Chat.`,
  authors: { visitor: "Sie", staff: "Support" },
  byMail: "per E-Mail",
  file: (name) => `[Datei: ${name}]`,
  filesStay: "Dateien sind nicht angehängt: Sie finden sie im Chat, solange er aufbewahrt wird.",
  events: {
    order: (number) => `Zur Bestellung ${number}`,
    request: (reference) => `Antwort auf die Anfrage ${reference}`,
    closed: () => "Das Gespräch wurde beendet.",
    reopened: () => "Das Gespräch ging weiter.",
  },
};

const WORDS: Record<Locale, Words> = { en, de };

type Facts = { locale: Locale; companyName: string; said: readonly Said[]; leftOutCount: number };

/** Mail with a conversation as plain text. Names of staff are left out, as nobody needs them to understand it. */
export function transcriptMail({ locale, companyName, said, leftOutCount }: Facts): { subject: string; text: string } {
  const words = WORDS[locale];
  const head = [words.lead, words.times, ...(leftOutCount > 0 ? [words.leftOut(leftOutCount)] : [])];
  const foot = said.some(({ file }) => file) ? [words.filesStay, ""] : [];
  const entries = said.flatMap((one) => [...entryOf(one, locale), ""]);
  return {
    subject: `${words.subject} · ${oneLine(companyName)}`,
    text: [...head, "", ...entries, ...foot, "-- ", companyName, ""].join("\n"),
  };
}

/** The text is indented, so that nothing in it can look like the head of another entry. */
function entryOf({ kind, author, at, text, file, mailed }: Said, locale: Locale): string[] {
  const words = WORDS[locale];
  const time = TIMES[locale].format(new Date(at));
  if (kind !== "text") return [`${time} · ${words.events[kind](text ?? "")}`];
  const way = mailed ? ` (${words.byMail})` : "";
  const lines = (text ?? "") === "" ? [] : (text ?? "").split("\n").map((line) => `  ${line}`.trimEnd());
  return [
    `${time} · ${words.authors[author]}${way}:`,
    ...lines,
    ...(file ? [`  ${words.file(oneLine(file.name))}`] : []),
  ];
}
