import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Without a mail server the cms writes each mail as a file; journeys read it as its reader would. */
export async function readMailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = path.join(dataDir, "mails");
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name), "utf8")));
  return mails.filter((mail) => new RegExp(`^To: .*${address}`, "im").test(mail)).map(decodeMail);
}

/** Quoted-printable, which is how letters beyond ASCII and long lines travel. */
export function decodeMail(mail: string): string {
  return mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The first link of ours in a mail, as a path. */
export function linkIn(mail: string, path: string): string {
  const link = new RegExp(`https?://[^\\s/]+(${path}\\?[^\\s]+)`).exec(mail)?.[1];
  if (!link) throw new Error(`There is no link to ${path} in:\n${mail}`);
  return link;
}
