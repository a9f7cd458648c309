import {
  addressSchema,
  CONTACT_FILE_MAX_BYTES,
  CONTACT_MAX_FILES,
  contactFormSchema,
  parseIdentifier,
  type ContactForm,
} from "@wren/domain";
import { data, redirect } from "react-router";
import type { Visitor } from "#app/cms/accounts.server.ts";
import { issueCaptcha } from "#app/cms/captcha.server.ts";
import { readContactChoices, sendContact, type ContactOutcome } from "#app/cms/contact.server.ts";
import { localizePath } from "#app/i18n/path.ts";
import type { ContactFormResult, ContactChoicesView, ContactErrorCode } from "#app/lib/contact-view.ts";
import { parseForm } from "#app/lib/parse-form.server.ts";
import { CONTACT_SENT_PATH } from "#app/lib/paths.ts";
import { readUploadForm } from "#app/lib/read-upload-form.server.ts";
import { contactCookie } from "#app/visit/contact-cookie.server.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import type { Visit } from "#app/visit/visit.server.ts";
import { collectFiles } from "./contact-files.server.ts";

/** The files, the longest encoding of the text, and the form's overhead. */
const MAX_BYTES = CONTACT_MAX_FILES * CONTACT_FILE_MAX_BYTES + 128 * 1024;

type Received = Awaited<ReturnType<typeof readContactForm>>;

export async function readContactForm(request: Request) {
  return readUploadForm(request, MAX_BYTES);
}

type ContactFormContext = { visit: Visit; visitor: Visitor };

/** Handles the buttons of the contact form: another picture, or send. */
export async function handleContactForm({ form, isTooLarge }: Received, { visit, visitor }: ContactFormContext) {
  const { locale } = visit;
  const collected = await collectFiles(form, visitor);
  const parsed = parseForm(contactFormSchema, form);
  const returned = { values: textsOf(form), files: collected.files, visitor };
  if (isTooLarge) return reply(returned, { status: 413, errors: { files: "request-too-large" } });
  if (takePreference(form, visit)) return reply(returned, { status: 200, isUnused: true });
  if (form.get("intent") === "new-picture") return reply(returned, { status: 200 });

  const choices = await readContactChoices(locale);
  const errors = fieldErrors(parsed, returned.values, choices);
  if (collected.error) errors.files = collected.error;
  // Errors in hidden fields mean that no person filled in the form.
  if (errors.formToken ?? errors.homepage) return reply(returned, { status: 400, problem: { code: "contact-failed" } });
  if (!parsed.ok || Object.keys(errors).length > 0)
    return reply(returned, { status: errors.files ? statusOf(errors.files) : 400, errors, isUnused: true });

  const { email, supportId, ...facts } = parsed.data;
  const address = addressOf(parsed.data, choices);
  const outcome = await sendContact(visitor, {
    ...facts,
    language: locale,
    email: address === "email" ? email : null,
    supportId: address === "supportId" ? (parseIdentifier(supportId, ["support"])?.identifier ?? null) : null,
    files: collected.files.map(({ ref }) => ref),
  });
  if (!outcome.ok) return refuse(returned, outcome);
  const headers = { "Set-Cookie": contactCookie({ reference: outcome.reference, address }) };
  return redirect(localizePath(CONTACT_SENT_PATH, locale), { status: 303, headers });
}

type Parsed = ReturnType<typeof parseForm<typeof contactFormSchema>>;

/** The first error of each field. The options may have changed since the form was opened. */
function fieldErrors(parsed: Parsed, values: Partial<Record<string, string>>, choices: ContactChoicesView) {
  // Schemas carry codes as plain strings; each has a sentence.
  const { captchaId, ...errors } = (parsed.ok ? {} : parsed.errors) as Partial<Record<string, ContactErrorCode>>;
  if (captchaId) errors.captchaText = captchaId;
  const text = (name: string) => values[name]?.trim() ?? "";
  const isOffered = (offered: { value: string }[], name: string) => offered.some(({ value }) => value === text(name));
  if (!isOffered(choices.requestTypes, "requestType")) errors.requestType = "request-type-missing";
  if (!isOffered(choices.contactOptions, "contactOption")) errors.contactOption = "contact-option-missing";
  if (!isOffered(choices.modules, "module")) errors.module = "module-missing";

  const address = addressOf({ contactOption: text("contactOption") }, choices);
  const [email, supportId] = [text("email"), text("supportId")];
  if (address === "email" && !addressSchema.safeParse(email).success)
    errors.email = email === "" ? "email-missing" : "email-invalid";
  if (address === "supportId" && !parseIdentifier(supportId, ["support"]))
    errors.supportId = supportId === "" ? "support-id-missing" : "support-id-wrong";
  return errors as Record<string, ContactErrorCode>;
}

function addressOf({ contactOption }: Pick<ContactForm, "contactOption">, { contactOptions }: ContactChoicesView) {
  return contactOptions.find(({ value }) => value === contactOption)?.address ?? "none";
}

const STATUS: Partial<Record<ContactErrorCode, number>> = {
  "file-too-large": 413,
  "request-too-large": 413,
  "too-many-tries": 429,
  "service-unavailable": 503,
};

function statusOf(code: ContactErrorCode): number {
  return STATUS[code] ?? 400;
}

/** Shows the cms's refusal: at the captcha's field if it is about the captcha, otherwise above the form. */
async function refuse(returned: Returned, outcome: Extract<ContactOutcome, { ok: false }>) {
  const { code } = outcome;
  const status = statusOf(code);
  if (code === "captcha-expired" || code === "captcha-invalid")
    return reply(returned, { status, errors: { captchaText: code } });
  if (code === "files-expired")
    return reply({ ...returned, files: [] }, { status, errors: { files: code }, isUnused: true });
  const retryAfterSeconds = code === "too-many-tries" ? outcome.retryAfterSeconds : 0;
  return reply(returned, {
    status,
    problem: { code, waitMinutes: Math.ceil(retryAfterSeconds / 60) },
    retryAfterSeconds,
  });
}

type Returned = Pick<ContactFormResult, "values" | "files"> & { visitor: Visitor };

type ContactReply = Partial<Pick<ContactFormResult, "errors" | "problem">> & {
  status: number;
  /** The captcha was not used yet and stays. */
  isUnused?: boolean;
  retryAfterSeconds?: number;
};

async function reply(
  { values, files, visitor }: Returned,
  { status, errors = {}, problem = null, ...how }: ContactReply,
) {
  const { captchaId, captchaText, formToken = null, ...typed } = values;
  const isKept = how.isUnused && captchaId;
  const fresh = isKept ? null : await issueCaptcha(visitor, "contact");
  const body: ContactFormResult = {
    form: "contact",
    values: isKept ? { ...typed, captchaText: captchaText ?? "" } : typed,
    errors,
    problem,
    captchaId: isKept ? captchaId : (fresh?.captchaId ?? null),
    formToken: formToken ?? fresh?.formToken ?? null,
    files,
  };
  const headers = how.retryAfterSeconds ? { "Retry-After": String(how.retryAfterSeconds) } : undefined;
  return data(body, { status, headers });
}

const TEXTS = [
  "formToken",
  "requestType",
  "contactOption",
  "module",
  "message",
  "email",
  "supportId",
  "captchaId",
  "captchaText",
];

/** Far more than the fields allow. */
const MAX_ECHO_LENGTH = 20_000;

/** Typed texts to show again. */
function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value.slice(0, MAX_ECHO_LENGTH)]] : [];
    }),
  );
}
