import type { Core } from "@strapi/strapi";
import type { RequestDeskRefusal, RequestEventKind, RequestState } from "@wren/domain";
import { mailService } from "../../api/mail/services/mail";
import type { StaffOutcome } from "../staff-outcome";
import { inTransaction } from "../strapi-edges";
import { answerMail } from "./answer-mail";
import { eraseRequest } from "./erase-requests";
import { contactEvents, contactRequests, type ContactRequestRow } from "./rows";
import { findAnswerAddress, findRequest } from "./staff-requests";
import { supportAddress } from "./support-address";

type Who = { by: string; now: Date };
type Outcome = StaffOutcome<RequestDeskRefusal>;

/** By mail, and written down in the same step: none without the other. */
export async function answerRequest(strapi: Core.Strapi, reference: string, answer: string, who: Who) {
  return work(strapi, reference, async (request) => {
    const to = await findAnswerAddress(strapi, request);
    if (!to) return { ok: false, refusal: "no-address" };
    const { language } = request;
    await mailService(strapi).send({ to, replyTo: supportAddress(), ...answerMail({ reference, language, answer }) });
    await move(strapi, request, "answered", { kind: "answered", text: answer, ...who });
    return { ok: true };
  });
}

export async function noteRequest(strapi: Core.Strapi, reference: string, note: string, who: Who) {
  return work(strapi, reference, async (request) => {
    await move(strapi, request, request.state, { kind: "noted", text: note, ...who });
    return { ok: true };
  });
}

export async function closeRequest(strapi: Core.Strapi, reference: string, who: Who) {
  return work(strapi, reference, async (request) => {
    if (request.state === "closed") return { ok: false, refusal: "not-possible" };
    await move(strapi, request, "closed", { kind: "closed", text: null, ...who });
    return { ok: true };
  });
}

export async function reopenRequest(strapi: Core.Strapi, reference: string, who: Who) {
  return work(strapi, reference, async (request) => {
    if (request.state === "open") return { ok: false, refusal: "not-possible" };
    await move(strapi, request, "open", { kind: "reopened", text: null, ...who });
    return { ok: true };
  });
}

/** Before its time, with its attachments and all that was written about it. */
export async function eraseRequestNow(strapi: Core.Strapi, reference: string) {
  return work(strapi, reference, async ({ id }) => {
    await eraseRequest(strapi, id);
    return { ok: true };
  });
}

async function work(strapi: Core.Strapi, reference: string, step: (request: ContactRequestRow) => Promise<Outcome>) {
  return inTransaction(strapi, async (): Promise<Outcome> => {
    const request = await findRequest(strapi, reference);
    return request ? step(request) : { ok: false, refusal: "not-found" };
  });
}

type Event = Who & { kind: RequestEventKind; text: string | null };

async function move(strapi: Core.Strapi, { id }: ContactRequestRow, state: RequestState, event: Event): Promise<void> {
  const { kind, text, by, now } = event;
  await contactRequests(strapi).update(id, { state });
  await contactEvents(strapi).create({ requestId: id, kind, at: now, by, text });
}
