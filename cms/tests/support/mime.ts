/** Just enough of MIME to read our own mails as a mail program does. */
export type MimePart = { headers: Map<string, string>; body: string };

export function parseMime(raw: string): MimePart {
  const end = raw.indexOf("\r\n\r\n");
  return { headers: parseHeaders(raw.slice(0, end)), body: raw.slice(end + 4) };
}

/** The parts of a multipart body, in order. */
export function partsOf({ headers, body }: MimePart): MimePart[] {
  const [, boundary] = /boundary="([^"]+)"/.exec(headers.get("content-type") ?? "") ?? [];
  if (boundary === undefined) throw new Error("Not a multipart mail");
  return `\r\n${body}`
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => parseMime(part.replace(/^\r\n/, "")));
}

export function decodeBody({ headers, body }: MimePart): string {
  const encoding = headers.get("content-transfer-encoding");
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding === "quoted-printable") return decodeQuoted(body.replaceAll("=\r\n", ""));
  return body;
}

/** `=?UTF-8?Q?Gr=C3=BCezi?=`; the space between two such words is not part of the text. */
export function decodeHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === "b" ? Buffer.from(text, "base64").toString() : decodeQuoted(text.replaceAll("_", " ")),
    );
}

function parseHeaders(text: string): Map<string, string> {
  const lines = text.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.replace(/^[^:]*:\s*/, "")]));
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
