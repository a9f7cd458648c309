import {
  emailChangeAnswerSchema,
  emailChangeLookAnswerSchema,
  unknownIdentifier,
  type EmailChangeAnswer,
  type EmailChangeLink,
  type EmailChangeLookAnswer,
  type EmailChangeRequest,
} from "@wren/domain";
import type { Visitor } from "./accounts.server.ts";
import { logBrokenContract } from "./checkout.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

export type EmailChangeFailure = { code: ReturnType<typeof unknownIdentifier> | "change-failed" } | CommonFailure;

/** Requests a link to the new address by mail. @returns null when it was sent */
export async function requestEmailChange(
  visitor: Visitor,
  body: EmailChangeRequest,
): Promise<EmailChangeFailure | null> {
  try {
    await post("", visitor, body);
    return null;
  } catch (error) {
    const { common, refusal } = classifyFailure(error);
    return common ?? { code: refusal.status === 404 ? unknownIdentifier(body.identifier) : "change-failed" };
  }
}

type Link = { link: EmailChangeLink; token: string };

/** The outcome that following a link would have, without following it. */
export async function previewLink(visitor: Visitor, body: Link): Promise<EmailChangeLookAnswer | CommonFailure> {
  try {
    return emailChangeLookAnswerSchema.parse(await post("/look-at", visitor, body));
  } catch (error) {
    return failureOf(error) ?? { outcome: "not-found", address: "" };
  }
}

/** Confirms or undoes the change, depending on the link. */
export async function followLink(visitor: Visitor, { link, token }: Link): Promise<EmailChangeAnswer | CommonFailure> {
  try {
    return emailChangeAnswerSchema.parse(await post(`/${link}`, visitor, { token }));
  } catch (error) {
    return failureOf(error) ?? { outcome: "not-found" };
  }
}

async function post(path: string, visitor: Visitor, body: object): Promise<unknown> {
  return (await callFor(visitor, { method: "POST", path: `/email-changes${path}`, body })).body;
}

/** Null when the link is unknown. */
function failureOf(error: unknown): CommonFailure | null {
  logBrokenContract(error);
  return classifyFailure(error).common;
}
