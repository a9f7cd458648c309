import {
  emailChangeAnswerSchema,
  emailChangeLookAnswerSchema,
  unknownIdentifier,
  VISITOR_KEY_HEADER,
  type EmailChangeAnswer,
  type EmailChangeLink,
  type EmailChangeLookAnswer,
  type EmailChangeRequest,
} from "@wren/domain";
import { backend } from "./backend.server.ts";
import { noteBrokenContract } from "./checkout.server.ts";
import { understandFailure, type CommonFailure } from "./refusals.server.ts";

export type EmailChangeFailure = { code: ReturnType<typeof unknownIdentifier> | "change-failed" } | CommonFailure;

/** Sends a link to the new address. @returns null when it is on its way */
export async function requestEmailChange(
  visitorKey: string,
  body: EmailChangeRequest,
): Promise<EmailChangeFailure | null> {
  try {
    await post("", visitorKey, body);
    return null;
  } catch (error) {
    const { common, refusal } = understandFailure(error);
    return common ?? { code: refusal.status === 404 ? unknownIdentifier(body.identifier) : "change-failed" };
  }
}

type Link = { link: EmailChangeLink; token: string };

/** What would come of a link, without doing it. */
export async function lookAtLink(visitorKey: string, body: Link): Promise<EmailChangeLookAnswer | CommonFailure> {
  try {
    return emailChangeLookAnswerSchema.parse(await post("/look-at", visitorKey, body));
  } catch (error) {
    return failureOf(error) ?? { outcome: "not-found", address: "" };
  }
}

/** Does what a link is for. */
export async function followLink(
  visitorKey: string,
  { link, token }: Link,
): Promise<EmailChangeAnswer | CommonFailure> {
  try {
    return emailChangeAnswerSchema.parse(await post(`/${link}`, visitorKey, { token }));
  } catch (error) {
    return failureOf(error) ?? { outcome: "not-found" };
  }
}

async function post(path: string, visitorKey: string, body: object): Promise<unknown> {
  const headers = { [VISITOR_KEY_HEADER]: visitorKey };
  return (await backend.call({ method: "POST", path: `/email-changes${path}`, body, headers })).body;
}

/** Null when nobody sent such a link. */
function failureOf(error: unknown): CommonFailure | null {
  noteBrokenContract(error);
  return understandFailure(error).common;
}
