import { CONTACT_FILE_MAX_BYTES, hasControlCharacters, type ContactFile, type ContactFileRefusal } from "@wren/domain";
import sharp from "sharp";

type FileType = ContactFile["type"];

/** Pixels of a picture in all: a small file can hold one that fills the memory. */
const MAX_PIXELS = 50_000_000;

const EXTENSIONS: Record<FileType, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "application/pdf": "pdf",
  "text/plain": "txt",
};

type Cleaned = { ok: true; type: FileType; bytes: Buffer } | { ok: false; refusal: ContactFileRefusal };

/** Detects a file's type by its content. Pictures are re-encoded, which removes location and camera data. */
export async function cleanFile(bytes: Buffer): Promise<Cleaned> {
  if (bytes.length === 0) return { ok: false, refusal: "file-empty" };
  if (bytes.length > CONTACT_FILE_MAX_BYTES) return { ok: false, refusal: "file-too-large" };
  const type = typeOf(bytes);
  if (type === "application/pdf") return { ok: true, type, bytes };
  if (!type) return cleanText(bytes);
  try {
    return { ok: true, type, bytes: await drawAnew(bytes) };
  } catch {
    return { ok: false, refusal: "file-broken" };
  }
}

/** Drops all metadata, after turning the picture upright. */
async function drawAnew(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient().toBuffer();
}

function typeOf(bytes: Buffer): Exclude<FileType, "text/plain"> | null {
  const begins = (text: string, at = 0) => bytes.subarray(at, at + text.length).toString("latin1") === text;
  if (begins("\x89PNG\r\n\x1a\n")) return "image/png";
  if (begins("\xff\xd8\xff")) return "image/jpeg";
  if (begins("RIFF") && begins("WEBP", 8)) return "image/webp";
  if (begins("%PDF-")) return "application/pdf";
  return null;
}

/** Converts text of older encodings to UTF-8, so that staff can read it. */
function cleanText(bytes: Buffer): Cleaned {
  const text = decode(bytes);
  if (hasControlCharacters(text)) return { ok: false, refusal: "file-type" };
  const clean = Buffer.from(text);
  if (clean.length > CONTACT_FILE_MAX_BYTES) return { ok: false, refusal: "file-too-large" };
  return { ok: true, type: "text/plain", bytes: clean };
}

/** Decodes by the byte order mark, otherwise by what the bytes can be. */
function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  if (mark === "feff") return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/** Characters 0x80 to 0x9f, where Latin-1 has control characters. Five are undefined, so no text contains them. */
const WINDOWS_1252 = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Node 20 decodes this encoding as Latin-1. */
function decodeWindows1252(bytes: Buffer): string {
  return bytes.toString("latin1").replace(/[\x80-\x9f]/g, (one) => WINDOWS_1252.charAt(one.charCodeAt(0) - 0x80));
}

const MAX_NAME_LENGTH = 80;

/** The sender's file name, without anything that could be taken for a path, and with the extension of its type. */
export function cleanName(name: string, type: FileType): string {
  // An armored PGP message is text; programs that decrypt it ask for this ending.
  const extension = type === "text/plain" && /\.asc$/i.test(name) ? "asc" : EXTENSIONS[type];
  const stem = name
    .normalize("NFC")
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N} ._()-]+/gu, "_")
    .replace(/^[. ]+/, "")
    .slice(0, MAX_NAME_LENGTH);
  return `${stem || "file"}.${extension}`;
}
