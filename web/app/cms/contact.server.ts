import {
  CONTACT_FILE_REFUSALS,
  CONTACT_REFUSALS,
  contactChoicesSchema,
  contactFileSchema,
  FILE_NAME_HEADER,
  sentContactSchema,
  type ContactFile,
  type ContactFileRefusal,
  type ContactRefusal,
  type ContactRequest,
  type Locale,
} from "@wren/domain";
import type { ContactChoicesView } from "#app/lib/contact-view.ts";
import type { Visitor } from "./accounts.server.ts";
import { logBrokenContract } from "./checkout.server.ts";
import { readContent } from "./content.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

const CHOICES_QUERY = {
  fields: ["id", "supportPgpKey"],
  populate: ["requestTypes", "contactOptions", "modules", "supportHours"],
};

/** The options of the contact form, and the hours of support. */
export async function readContactChoices(locale: Locale): Promise<ContactChoicesView> {
  const choices = await readContent("website", CHOICES_QUERY, contactChoicesSchema);
  const label = locale === "de" ? "labelDe" : "labelEn";
  return {
    requestTypes: choices.requestTypes.map((choice) => ({ value: choice.value, label: choice[label] })),
    contactOptions: choices.contactOptions.map((choice) => {
      return { value: choice.value, label: choice[label], address: choice.address };
    }),
    modules: choices.modules.map((choice) => ({ value: choice.value, label: choice[label] })),
    supportHours: choices.supportHours?.[locale] ?? null,
    pgpKey: choices.supportPgpKey ?? null,
  };
}

/** Longer than for other calls, because it carries a file. */
const UPLOAD_TIMEOUT_MS = 30_000;

export type UploadOutcome =
  | { ok: true; file: ContactFile }
  | { ok: false; code: ContactFileRefusal }
  | ({ ok: false } & CommonFailure);

/** Uploads a file for the request being written, so that nobody has to choose it again when the form is refused. */
export async function uploadContactFile(visitor: Visitor, file: File): Promise<UploadOutcome> {
  try {
    const headers = { [FILE_NAME_HEADER]: encodeURIComponent(file.name) };
    const body = new Uint8Array(await file.arrayBuffer());
    const call = { method: "POST", path: "/support/contact/files", body, headers } as const;
    const answer = await callFor(visitor, { ...call, timeoutMs: UPLOAD_TIMEOUT_MS });
    return { ok: true, file: contactFileSchema.parse(answer.body) };
  } catch (error) {
    logBrokenContract(error);
    const { common, refusal } = classifyFailure(error);
    if (common) return { ok: false, ...common };
    return { ok: false, code: CONTACT_FILE_REFUSALS.find((known) => known === refusal.message) ?? "file-broken" };
  }
}

export type ContactOutcome =
  | { ok: true; reference: string }
  | { ok: false; code: ContactRefusal | "invalid-request" }
  | ({ ok: false } & CommonFailure);

/** Sends the request to support, once for each opened form. */
export async function sendContact(visitor: Visitor, body: ContactRequest): Promise<ContactOutcome> {
  try {
    const answer = await callFor(visitor, { method: "POST", path: "/support/contact", body });
    return { ok: true, ...sentContactSchema.parse(answer.body) };
  } catch (error) {
    logBrokenContract(error);
    const { common, refusal } = classifyFailure(error);
    if (common) return { ok: false, ...common };
    return { ok: false, code: CONTACT_REFUSALS.find((known) => known === refusal.message) ?? "invalid-request" };
  }
}
