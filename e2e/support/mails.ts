import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Reads the mails to an address, which the cms writes as files when it has no mail server. */
export async function readMailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = path.join(dataDir, "mails");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name), "utf8")));
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, "im").test(mail)).map(decodeMail);
}

/** Decodes quoted-printable, the encoding of long lines and of letters beyond ASCII. In other mails `=` means itself. */
export function decodeMail(mail: string): string {
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(mail)) return mail;
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The first link to a path of our site in a mail. */
export function linkIn(mail: string, path: string): string {
  const link = new RegExp(`https?://[^\\s/]+(${path}\\?[^\\s]+)`).exec(mail)?.[1];
  if (!link) throw new Error(`There is no link to ${path} in:\n${mail}`);
  return link;
}
