import { isPgpMessage } from "@wren/domain";
import { createMessage, encrypt, readKey } from "openpgp";

/** Why a key cannot be used, in the library's words if it is not a private one; null when it can. */
export async function problemWithKey(armoredKey: string): Promise<"private" | { reason: string } | null> {
  try {
    const key = await readKey({ armoredKey });
    if (key.isPrivate()) return "private";
    await key.getEncryptionKey();
    return null;
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The message as it is stored and mailed. A message that is encrypted already stays as it is; without a key nothing is
 * encrypted.
 */
export async function protectMessage(
  text: string,
  armoredKey: string | null,
): Promise<{ message: string; isEncrypted: boolean }> {
  if (isPgpMessage(text)) return { message: text, isEncrypted: true };
  if (!armoredKey) return { message: text, isEncrypted: false };
  return { message: await encryptText(text, armoredKey), isEncrypted: true };
}

export async function encryptText(text: string, armoredKey: string): Promise<string> {
  const encryptionKeys = await readKey({ armoredKey });
  // The library's types depend on a package that it does not install.
  const armored: unknown = await encrypt({ message: await createMessage({ text }), encryptionKeys });
  return String(armored).trim();
}

/** A file as `gpg --decrypt` reads it: not armored, with its name inside. */
export async function encryptFile(bytes: Buffer, { name, armoredKey }: { name: string; armoredKey: string }) {
  const encryptionKeys = await readKey({ armoredKey });
  const message = await createMessage({ binary: new Uint8Array(bytes), filename: name });
  const encrypted: unknown = await encrypt({ message, encryptionKeys, format: "binary" });
  if (!(encrypted instanceof Uint8Array)) throw new TypeError("Encrypting a file gave no bytes");
  return Buffer.from(encrypted);
}
