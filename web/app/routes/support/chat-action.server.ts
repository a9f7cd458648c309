import {
  beginFormSchema,
  beginWithoutAddressFormSchema,
  messageKeySchema,
  orderSecretSchema,
  signInFormSchema,
} from "@wren/domain";
import { data, redirect, type RouterContextProvider } from "react-router";
import { beginWithoutAddress, register, setNewPhrase, signIn, signOut } from "#app/cms/accounts.server.ts";
import { endChat, eraseChat, mailTranscript, talkAboutOrder, viewChat } from "#app/cms/chat.server.ts";
import { BEGIN_FORM, WITHOUT_ADDRESS } from "#app/features/account/begin-form.tsx";
import { MESSAGE_FORM, type MessageFailure, type TranscriptProblem } from "#app/features/chat/chat-view.ts";
import { localizePath } from "#app/i18n/path.ts";
import { COOKIE_MARKS } from "#app/lib/cookie-marks.ts";
import type { AccountErrorCode } from "#app/lib/account-errors.ts";
import type { FormFailure } from "#app/lib/form-failure.ts";
import { parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { CHAT_PATH } from "#app/lib/paths.ts";
import { readOrderCookie } from "#app/visit/order-cookie.server.ts";
import { clearedPhraseCookie, phraseCookie, phraseFor } from "#app/visit/phrase.server.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { makeMessageKey } from "../chat/room.server.ts";
import { keepMessage, readMessageForm, takeMessage, type ReceivedMessage } from "../chat/take-message.server.ts";
import { goToChat, refuseFields, refuseForm, showAgain } from "./account-action.server.ts";
import { ERASED_PARAM } from "./chat-params.ts";

type Context = Readonly<RouterContextProvider>;

/** Result of a form of the chat that was refused or needs another step. */
export type ChatFormResult = {
  account?: FormFailure<AccountErrorCode>;
  message?: MessageFailure;
  transcript?: TranscriptProblem;
  carried?: CarriedFields;
};

/** Fields that survive signing in: the order to talk about, and the text already written. */
export type CarriedFields = { order?: string; draft?: string };

/** Dispatches by the name that each of the page's forms carries. */
export async function handleChatForm(request: Request, context: Context) {
  const received = await receive(request);
  const { form } = received;
  const visitor = visitorOf(context);
  if (takePreference(form, context.get(visitContext))) return showFormAgain(received, context);
  switch (form.get("form")) {
    case BEGIN_FORM:
      return form.get("way") === WITHOUT_ADDRESS ? beginByPhrase(received, context) : begin(received, context);
    case "sign-out":
      await signOut(visitor);
      return goToChat(context.get(visitContext), { flash: "signed-out", cookie: clearedPhraseCookie() });
    case "noted":
      return goToChat(context.get(visitContext), { cookie: clearedPhraseCookie() });
    case "new-phrase":
      return renewPhrase(form, context);
    case MESSAGE_FORM:
      return send(received, context);
    case "about":
      return talkAbout(secretIn(form.get("order")), context);
    case "about-last":
      return talkAbout(readOrderCookie(request), context);
    case "transcript":
      return askForTranscript(context);
    case "end":
      // Whatever the cms answers, the page shows the current state.
      await endChat(visitor);
      return goToChat(context.get(visitContext));
    case "erase":
      return erase(context);
    default:
      return enter(form, context);
  }
}

/** Reads a form. One with files is multipart and may be longer. */
async function receive(request: Request): Promise<ReceivedMessage> {
  const isMultipart = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  return isMultipart ? readMessageForm(request) : { form: await readForm(request), isTooLarge: false };
}

/** Shows the submitted form again as typed, after a change of language or currency. */
async function showFormAgain(received: ReceivedMessage, context: Context) {
  const { form } = received;
  const typed = (name: string) => typedIn(form, name);
  const [carried, identifier] = [carriedIn(form), typed("identifier")];
  if (form.has("email")) {
    const values = { way: typed("way"), email: typed("email"), text: typed("text"), key: typed("key") };
    return atDoor(showAgain(BEGIN_FORM, values), carried);
  }
  if (form.has("text")) return answer({ message: await keepMessage(received, visitorOf(context)) });
  return atDoor(showAgain("sign-in", { identifier }), carried);
}

async function enter(form: FormData, context: Context) {
  const carried = carriedIn(form);
  const parsed = parseForm(signInFormSchema, form);
  if (!parsed.ok) return atDoor(refuseFields("sign-in", parsed), carried);
  const outcome = await signIn(visitorOf(context), parsed.data);
  if (!outcome.ok) return atDoor(refuseForm("sign-in", { identifier: parsed.data.identifier }, outcome), carried);
  if (carried.draft) return answer({ message: draftAgain(carried.draft) });
  if (carried.order) return talkAbout(carried.order, context);
  const { locale } = context.get(visitContext);
  return redirect(localizePath(CHAT_PATH + COOKIE_MARKS.signedIn, locale), 303);
}

/** Takes the first message of somebody new. It goes out at once, in a conversation that only this browser opens. */
async function begin(received: ReceivedMessage, context: Context) {
  const { form } = received;
  const carried = carriedIn(form);
  const parsed = parseForm(beginFormSchema, form);
  if (!parsed.ok) return atDoor(refuseFields(BEGIN_FORM, parsed), carried);
  const { email, password, text, key } = parsed.data;
  const visitor = visitorOf(context);
  const outcome = await register(visitor, { email, password, key });
  if (!outcome.ok) return atDoor(refuseForm(BEGIN_FORM, { email, text, key }, outcome), carried);
  return sendFirst(received, context, { mark: COOKIE_MARKS.begun });
}

/** The same for somebody who gives no address: a number and a phrase, shown on the next page, lead back. */
async function beginByPhrase(received: ReceivedMessage, context: Context) {
  const { form } = received;
  const carried = carriedIn(form);
  const parsed = parseForm(beginWithoutAddressFormSchema, form);
  if (!parsed.ok) return atDoor(refuseFields(BEGIN_FORM, parsed), carried);
  const { text, key } = parsed.data;
  const phrase = phraseFor(key, context.get(visitContext));
  const outcome = await beginWithoutAddress(visitorOf(context), { phrase, key });
  const isOver = !outcome.ok && outcome.code === "beginning-over";
  const values = { way: WITHOUT_ADDRESS, email: typedIn(form, "email"), text, key: isOver ? makeMessageKey() : key };
  if (!outcome.ok) return atDoor(refuseForm(BEGIN_FORM, values, outcome), carried);
  const cookie = phraseCookie({ supportNumber: outcome.supportNumber, phrase });
  return sendFirst(received, context, { mark: COOKIE_MARKS.begunWithoutAddress, cookie });
}

type Begun = { mark: string; cookie?: string };

async function sendFirst(received: ReceivedMessage, context: Context, { mark, cookie }: Begun) {
  const { order } = carriedIn(received.form);
  const { locale } = context.get(visitContext);
  const visitor = visitorOf(context);
  // On failure the visitor can still name the order in a message.
  if (order) await talkAboutOrder(visitor, { secret: order, language: locale });
  const taken = await takeMessage(received, { visitor, language: locale });
  const headers = new Headers(cookie ? { "Set-Cookie": cookie } : {});
  if (taken.ok) return redirect(localizePath(CHAT_PATH + mark, locale), { status: 303, headers });
  for (const [name, value] of Object.entries(taken.headers)) headers.set(name, value);
  return answer({ message: taken.failure }, { status: taken.status, headers });
}

/** Makes another phrase for somebody who is still signed in. */
async function renewPhrase(form: FormData, context: Context) {
  const visit = context.get(visitContext);
  const visitor = visitorOf(context);
  const key = messageKeySchema.safeParse(form.get("key")).data;
  const viewed = await viewChat(visitor);
  const supportNumber = viewed.ok ? viewed.value.supportNumber : null;
  // The page shows why: nobody is signed in, or the chat is away.
  if (!key || supportNumber === null) return goToChat(visit);
  const phrase = phraseFor(key, visit);
  const outcome = await setNewPhrase(visitor, phrase);
  if (!outcome.ok) return goToChat(visit, { flash: "phrase-not-changed" });
  return goToChat(visit, { cookie: phraseCookie({ supportNumber, phrase }) });
}

type Refused = { data: FormFailure<AccountErrorCode>; init: ResponseInit | null };

function atDoor({ data: account, init }: Refused, carried: CarriedFields) {
  return answer({ account, carried }, init ?? undefined);
}

function answer(body: ChatFormResult, init?: ResponseInit) {
  return data(body, init);
}

async function send(received: ReceivedMessage, context: Context) {
  const { locale } = context.get(visitContext);
  const taken = await takeMessage(received, { visitor: visitorOf(context), language: locale });
  if (taken.ok) return goToChat({ locale });
  const { failure, status, headers } = taken;
  const carried = { draft: failure.values.text };
  return answer({ message: failure, carried }, { status, headers });
}

/**
 * Starts a conversation about an order. @param secret the order's secret, which is carried through a sign-in if one is
 * needed
 */
async function talkAbout(secret: string | null, context: Context) {
  const { locale } = context.get(visitContext);
  if (!secret) return goToChat({ locale });
  const outcome = await talkAboutOrder(visitorOf(context), { secret, language: locale });
  if (!outcome.ok && outcome.code === "signed-out") return answer({ carried: { order: secret } });
  // On failure the visitor can still name the order in a message.
  return goToChat({ locale });
}

async function askForTranscript(context: Context) {
  const visit = context.get(visitContext);
  const outcome = await mailTranscript(visitorOf(context), { language: visit.locale });
  if (outcome.ok) return goToChat(visit, { flash: "transcript-sent" });
  if (outcome.code === "too-many-tries") {
    const { retryAfterSeconds } = outcome;
    const transcript = { code: outcome.code, waitMinutes: Math.ceil(retryAfterSeconds / 60) };
    return answer({ transcript }, { status: 429, headers: { "Retry-After": String(retryAfterSeconds) } });
  }
  if (outcome.code === "service-unavailable")
    return answer({ transcript: { code: outcome.code, waitMinutes: 1 } }, { status: 503 });
  // The session has ended, or the conversation was erased elsewhere; the page shows it.
  return goToChat(visit);
}

async function erase(context: Context) {
  const { locale } = context.get(visitContext);
  const outcome = await eraseChat(visitorOf(context));
  if (!outcome.ok) return goToChat({ locale });
  return redirect(localizePath(`${CHAT_PATH}?${ERASED_PARAM}=1`, locale), 303);
}

function carriedIn(form: FormData): CarriedFields {
  const [order, draft] = [secretIn(form.get("order")), form.get("draft")];
  return { ...(order ? { order } : {}), ...(typeof draft === "string" && draft !== "" ? { draft } : {}) };
}

function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function secretIn(value: FormDataEntryValue | null): string | null {
  return orderSecretSchema.safeParse(value).data ?? null;
}

/** Puts a draft back into the field, without an error. */
function draftAgain(text: string): MessageFailure {
  return { form: MESSAGE_FORM, values: { text }, errors: {}, problem: null, file: null };
}
