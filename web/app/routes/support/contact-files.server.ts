import { CONTACT_FILE_MAX_BYTES, CONTACT_MAX_FILES, contactFileSchema, type ContactFile } from "@wren/domain";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { uploadContactFile } from "#app/cms/contact.server.ts";
import type { ContactErrorCode } from "#app/lib/contact-view.ts";

export type CollectedFiles = { files: ContactFile[]; error: ContactErrorCode | null };

/** Files stored by an earlier attempt and newly chosen ones. The cms checks the content of each. */
export async function collectFiles(form: FormData, visitor: Visitor): Promise<CollectedFiles> {
  const files = form.getAll("keptFile").flatMap(readKept).slice(0, CONTACT_MAX_FILES);
  const chosen = form.getAll("files").filter((entry) => entry instanceof File && entry.name !== "");
  let error: ContactErrorCode | null = null;
  for (const file of chosen) {
    if (!(file instanceof File)) continue;
    const taken = await take(file, { files, visitor });
    if ("code" in taken) error = taken.code;
    else files.push(taken);
  }
  return { files, error };
}

type CollectContext = { files: ContactFile[]; visitor: Visitor };

async function take(file: File, { files, visitor }: CollectContext): Promise<ContactFile | { code: ContactErrorCode }> {
  if (files.length >= CONTACT_MAX_FILES) return { code: "too-many-files" };
  if (file.size > CONTACT_FILE_MAX_BYTES) return { code: "file-too-large" };
  const outcome = await uploadContactFile(visitor, file);
  return outcome.ok ? outcome.file : { code: outcome.code };
}

/**
 * The stored files as the page wrote them into the form. The name is only displayed; the cms verifies the reference.
 */
function readKept(value: FormDataEntryValue): ContactFile[] {
  try {
    const kept = contactFileSchema.safeParse(typeof value === "string" ? JSON.parse(value) : null);
    return kept.success ? [kept.data] : [];
  } catch {
    return [];
  }
}
