/** The one parser of addresses that browsers and Node share. */
declare const URL: {
  new (address: string): { origin: string; pathname: string; search: string; hash: string };
  canParse(address: string): boolean;
};

/**
 * A part of a line. `link` leads to the site itself; its path is as typed and passes `localAddress` before somebody is
 * sent there. `address` leads elsewhere and is shown as text.
 */
export type ChatInline =
  | { type: "text" | "code" | "address"; text: string }
  | { type: "link"; text: string; path: string }
  | { type: "bold"; children: ChatInline[] };

export type ChatBlock = { type: "lines"; children: ChatInline[] } | { type: "list"; items: ChatInline[][] };

const LIST_ITEM = /^ {0,3}- +(\S.*)$/;

/**
 * Reads the little formatting of a message: `**bold**`, lines that begin with a hyphen, code between backticks, and
 * addresses. Everything else is text as it was typed. @param ownOrigins origins under which the site is seen
 */
export function parseChatText(text: string, ownOrigins: readonly string[]): ChatBlock[] {
  const blocks: ChatBlock[] = [];
  let lines: string[] = [];
  const endLines = () => {
    // The list beside it makes the distance that an empty line stands for.
    const joined = lines.join("\n").replace(/^\n+/, "").trimEnd();
    if (joined !== "") blocks.push({ type: "lines", children: parseInline(joined, ownOrigins) });
    lines = [];
  };
  for (const line of text.split("\n")) {
    const item = LIST_ITEM.exec(line)?.[1];
    if (item === undefined) {
      lines.push(line);
      continue;
    }
    endLines();
    const last = blocks.at(-1);
    const list = last?.type === "list" ? last : { type: "list" as const, items: [] };
    if (list !== last) blocks.push(list);
    list.items.push(parseInline(item, ownOrigins));
  }
  endLines();
  return blocks;
}

/** Code, bold text, and addresses. No mark goes beyond its line, and each is found without looking back. */
const MARKS = /`([^`\n]+)`|\*\*(?!\s)([^*\n]+)(?<!\s)\*\*|https?:\/\/[^\s<>"`]+/giu;

function parseInline(text: string, ownOrigins: readonly string[]): ChatInline[] {
  const parts: ChatInline[] = [];
  let at = 0;
  for (const { 0: found, 1: code, 2: bold, index } of text.matchAll(MARKS)) {
    const [part, length] = partOf({ found, code, bold }, ownOrigins);
    if (index > at) parts.push({ type: "text", text: text.slice(at, index) });
    parts.push(part);
    at = index + length;
  }
  if (at < text.length) parts.push({ type: "text", text: text.slice(at) });
  return parts;
}

type Found = { found: string; code: string | undefined; bold: string | undefined };

/** @returns the part, and how many of the found characters belong to it */
function partOf({ found, code, bold }: Found, ownOrigins: readonly string[]): [ChatInline, number] {
  if (code !== undefined) return [{ type: "code", text: code }, found.length];
  if (bold !== undefined) return [{ type: "bold", children: parseInline(bold, ownOrigins) }, found.length];
  const address = withoutSentenceEnd(found);
  return [toAddress(address, ownOrigins), address.length];
}

function toAddress(address: string, ownOrigins: readonly string[]): ChatInline {
  if (!URL.canParse(address)) return { type: "text", text: address };
  const { origin, pathname, search, hash } = new URL(address);
  if (!ownOrigins.includes(origin)) return { type: "address", text: address };
  return { type: "link", text: address, path: pathname + search + hash };
}

/** A full stop or bracket after an address belongs to the sentence; a bracket inside it, as in encyclopedias, does not. */
function withoutSentenceEnd(found: string): string {
  return found.replace(found.includes("(") ? /[.,;:!?'’»“”…*]+$/u : /[.,;:!?'’»“”…*)\]}]+$/u, "");
}
