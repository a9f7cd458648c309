import { useState, type SyntheticEvent } from "react";
import { useSubmit } from "react-router";
import { ENCRYPT_HERE } from "./encryption-field.tsx";

/** Encrypts the message before the form is sent, if its author wants that; if encryption fails, nothing is sent. */
export function useEncryption(pgpKey: string | null) {
  const submit = useSubmit();
  const [hasFailed, setHasFailed] = useState(false);

  async function encryptAndSend(fields: FormData, { text, armoredKey }: { text: string; armoredKey: string }) {
    // Loaded only when it is used.
    const { createMessage, encrypt, readKey } = await import("openpgp");
    const message = await createMessage({ text });
    // The library's types depend on a package that it does not install.
    const armored: unknown = await encrypt({ message, encryptionKeys: await readKey({ armoredKey }) });
    fields.set("message", String(armored).trim());
    await submit(fields, { method: "post", encType: "multipart/form-data", preventScrollReset: true });
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const text = fields.get("message");
    const isWanted = fields.has(ENCRYPT_HERE);
    fields.delete(ENCRYPT_HERE);
    if (pgpKey === null || !isWanted || typeof text !== "string" || text === "") return;
    event.preventDefault();
    setHasFailed(false);
    encryptAndSend(fields, { text, armoredKey: pgpKey }).catch(() => setHasFailed(true));
  }

  return { hasFailed, onSubmit };
}
