import { createHmac, randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Core } from "@strapi/strapi";
import { WEBHOOK_SIGNATURE_HEADERS } from "@wren/domain";
import { env } from "../../../../platform/env";
import { isUniqueViolation } from "../../../../platform/rows/unique-violation";
import { findSigner } from "../../../../platform/signer";
import { checkExpiry } from "../check-request";
import { PaymentFailure, type PaymentProvider, type ProviderPayment } from "../provider";
import { sandboxPayments, type SandboxPayment } from "./sandbox-payments";
import { clock } from "../../../../platform/process/clock";

/** Rejects replayed messages, as real providers do. */
const TOLERANCE_MS = 300_000;

/**
 * Simulated payment provider with its own hosted page and signed messages, so that the whole shop can be tried without
 * any account.
 */
export function createSandboxProvider(strapi: Core.Strapi): PaymentProvider {
  const rows = sandboxPayments(strapi);

  async function find(ref: string): Promise<SandboxPayment> {
    const row = await rows.findOne({ where: { ref } });
    if (!row) throw new PaymentFailure("refused", "no-such-payment");
    return row;
  }

  return {
    name: "sandbox",
    isTest: true,
    methods: ["card", "twint", "provider"],
    async create(request) {
      const { email, ...asked } = request;
      const wantedBy = (secret: string) => {
        const emailHash = signed("e-mail", `${request.key} ${email}`, secret);
        return { ...asked, expiresAt: request.expiresAt.toISOString(), emailHash };
      };
      const secrets = env("ORDER_SECRET");
      const row = await createOnce(strapi, request.key, wantedBy(secrets[0]));
      // As with real providers, the same key must ask for the same thing.
      if (!secrets.some((secret) => isDeepStrictEqual(row.request, wantedBy(secret))))
        throw new PaymentFailure("refused", "key-reused");
      const language = request.locale === "de" ? "/de" : "";
      return { ref: row.ref, url: `${env("PUBLIC_URL")}${language}/sandbox-payment/${row.ref}` };
    },
    fetch: async (ref) => toProviderPayment(await find(ref), clock.now()),
    async close(ref) {
      await rows.updateMany({ ref, state: "open" }, { state: "expired" });
      return toProviderPayment(await find(ref), clock.now());
    },
    async refund({ ref, key, amount }) {
      const row = await find(ref);
      if (row.refunds.includes(key)) return;
      if (amount.currency !== row.request.amount.currency) throw new PaymentFailure("refused", "other-currency");
      const refundedMinor = row.refundedMinor + amount.minor;
      if (row.state !== "paid" || refundedMinor > row.request.amount.minor)
        throw new PaymentFailure("refused", "not-refundable");
      const refunds = [...row.refunds, key];
      const count = await rows.updateMany({ ref, refundedMinor: row.refundedMinor }, { refundedMinor, refunds });
      if (count === 0) throw new PaymentFailure("unreachable", "busy");
    },
    refOf: (ref) => Promise.resolve(ref),
    readEvent(rawBody, header) {
      const [time = "", signature = ""] = (header(WEBHOOK_SIGNATURE_HEADERS.sandbox) ?? "").split(".");
      if (!isSigned(rawBody, time, signature)) return null;
      const { id, ref } = JSON.parse(rawBody) as { id: string; ref: string };
      return { id, ref };
    },
  };
}

/** Value of the header `Sandbox-Signature`. */
export function signSandboxMessage(rawBody: string, time = String(clock.now().getTime())): string {
  return `${time}.${signed("messages", `${time}.${rawBody}`)}`;
}

function signed(purpose: "messages" | "e-mail", text: string, secret = env("ORDER_SECRET")[0]): string {
  return createHmac("sha256", `${secret} sandbox ${purpose}`).update(text).digest("base64url");
}

function isSigned(rawBody: string, time: string, signature: string): boolean {
  const isRecent = Math.abs(clock.now().getTime() - Number(time)) <= TOLERANCE_MS;
  const macBy = (secret: string) => Buffer.from(signed("messages", `${time}.${rawBody}`, secret));
  return isRecent && findSigner(env("ORDER_SECRET"), Buffer.from(signature), macBy) !== null;
}

async function createOnce(
  strapi: Core.Strapi,
  key: string,
  request: SandboxPayment["request"],
): Promise<SandboxPayment> {
  const rows = sandboxPayments(strapi);
  const known = await rows.findOne({ where: { key } });
  if (known) return known;
  checkExpiry({ expiresAt: new Date(request.expiresAt) }, clock.now());
  try {
    const ref = randomBytes(16).toString("base64url");
    return await rows.create({ ref, key, request, state: "open", refundedMinor: 0, refunds: [] });
  } catch (error) {
    const winner = isUniqueViolation(error) ? await rows.findOne({ where: { key } }) : null;
    if (winner) return winner;
    throw error;
  }
}

function toProviderPayment({ state, request, refundedMinor, refunds }: SandboxPayment, now: Date): ProviderPayment {
  const isOver = state === "open" && new Date(request.expiresAt) <= now;
  const { reference, amount } = request;
  return {
    state: isOver ? "expired" : state,
    reference,
    amount,
    refundedMinor,
    refundKeys: refunds,
    isDisputed: false,
  };
}
