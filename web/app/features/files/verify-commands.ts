import type { FileView } from "#app/lib/file-view.ts";

/** Quotes a file name for a shell, whatever an editor called the file. */
function word(name: string): string {
  return /^[\w.+-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
}

/** The command of each system that verifies a file's checksum. */
export function checksumCommands({ name, sha256 }: FileView): Record<"linux" | "macos" | "windows", string> {
  // These programs expect two spaces between checksum and name.
  const line = word(`${sha256}  ${name}`);
  return {
    linux: `echo ${line} | sha256sum --check`,
    macos: `echo ${line} | shasum -a 256 --check`,
    windows: `(Get-FileHash ${word(name)} -Algorithm SHA256).Hash -eq "${sha256}"`,
  };
}

type SignedFile = { file: FileView; signature: FileView; signingKey: FileView };

export function signatureCommands({ file, signature, signingKey }: SignedFile): string {
  return [`gpg --import ${word(signingKey.name)}`, `gpg --verify ${word(signature.name)} ${word(file.name)}`].join(
    "\n",
  );
}
