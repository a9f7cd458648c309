import {
  moneroClaimAnswerSchema,
  moneroSandboxAnswerSchema,
  type MoneroClaimAnswer,
  type MoneroClaimForm,
  type SandboxTransfer,
} from "@wren/domain";
import type { Visitor } from "./accounts.server.ts";
import { logBrokenContract } from "./checkout.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";
import { callFor } from "./visitor-call.server.ts";

/** Longer than for other calls, because the cms asks the wallet first, which may be busy. */
const WALLET_TIMEOUT_MS = 20_000;

export type MoneroFailure = { code: "not-payable" } | CommonFailure;

type Outcome<Answer> = { ok: true; answer: Answer } | ({ ok: false } & MoneroFailure);

export type Buyer = { visitor: Visitor; secret: string };

/** Submits a transaction id that should pay the order. */
export async function claimTransaction(buyer: Buyer, claim: MoneroClaimForm): Promise<Outcome<MoneroClaimAnswer>> {
  return ask(buyer, { call: "monero-claim", more: claim }, (body) => moneroClaimAnswerSchema.parse(body));
}

/** Requests a new amount at today's rate after the last one has expired. */
export async function renewQuote(buyer: Buyer): Promise<Outcome<null>> {
  return ask(buyer, { call: "monero-quote" }, () => null);
}

/** Plays a transfer in the sandbox. @returns with the transaction's id */
export async function playTransfer(buyer: Buyer, transfer: SandboxTransfer): Promise<Outcome<string>> {
  return ask(
    buyer,
    { call: "monero-sandbox", more: { transfer } },
    (body) => moneroSandboxAnswerSchema.parse(body).txid,
  );
}

type MoneroCall = { call: "monero-claim" | "monero-quote" | "monero-sandbox"; more?: object };

async function ask<Answer>(
  { visitor, secret }: Buyer,
  { call, more }: MoneroCall,
  read: (body: unknown) => Answer,
): Promise<Outcome<Answer>> {
  try {
    const { body } = await callFor(visitor, {
      method: "POST",
      path: `/shop/orders/${call}`,
      body: { secret, ...more },
      timeoutMs: WALLET_TIMEOUT_MS,
    });
    return { ok: true, answer: read(body) };
  } catch (error) {
    logBrokenContract(error);
    return { ok: false, ...(classifyFailure(error).common ?? { code: "not-payable" }) };
  }
}
