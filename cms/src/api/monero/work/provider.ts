import type { Core } from "@strapi/strapi";
import { judgePayment, type MoneroState, type MoneroVerdict, type Money } from "@wren/domain";
import {
  PaymentFailure,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
} from "../../payments/work/provider";
import { orders } from "../../orders/work/rows";
import { inTransaction } from "../../../platform/strapi-edges";
import { isUniqueViolation } from "../../../platform/rows/unique-violation";
import { takeAddress } from "./addresses";
import { sendMoneroMail } from "./mails";
import { makeQuote, quotesOf } from "./quotes";
import type { RateSource } from "./rates/rate-source";
import { moneroPayments, type KeptQuote, type MoneroPaymentRow } from "./rows";
import { confirmationsFor, readMoneroSettings } from "./settings";
import { transfersTo } from "./transfers";
import { WalletUnavailable, type MoneroWallet, type NewAddress } from "./wallet";
import { clock } from "../../../platform/process/clock";

/** Monero as a payment provider. It asks the wallet only for addresses; the watcher stores the transfers. */
export function createMoneroProvider(
  strapi: Core.Strapi,
  { wallet, rates }: { wallet: MoneroWallet; rates: RateSource },
): PaymentProvider {
  const rows = moneroPayments(strapi);

  async function find(ref: string): Promise<MoneroPaymentRow> {
    const row = await rows.findOne({ where: { address: ref } });
    if (!row) throw new PaymentFailure("refused", "no-such-payment");
    return row;
  }

  const now = async (row: MoneroPaymentRow) => toProviderPayment(row, await judge(strapi, row));

  return {
    name: "monero",
    isTest: wallet.isTest,
    methods: ["monero"],
    takes: async (currency) => (await rates.currencies()).includes(currency),
    async create(request) {
      const known = await rows.findOne({ where: { key: request.key } });
      const row = known ?? (await open(strapi, request, { wallet, rates }));
      if (!isSameRequest(row, request)) throw new PaymentFailure("refused", "key-reused");
      return { ref: row.address, url: null };
    },
    fetch: async (ref) => now(await find(ref)),
    async close(ref) {
      await rows.updateMany({ address: ref }, { isClosed: true });
      return now(await find(ref));
    },
    // The server cannot spend: staff have sent the refund from a wallet of their own, and record it here.
    async refund({ ref, key, amount }) {
      const row = await find(ref);
      if (row.returns.includes(key)) return;
      await refuseImpossibleRefund(strapi, row, amount);
      const changes = { returns: [...row.returns, key], returnedMinor: row.returnedMinor + amount.minor };
      const count = await rows.updateMany({ id: row.id, returnedMinor: row.returnedMinor }, changes);
      if (count === 0) throw new PaymentFailure("unreachable", "busy");
    },
    refOf: (ref) => Promise.resolve(ref),
    readEvent: () => null,
  };
}

function isSameRequest(row: MoneroPaymentRow, { reference, amount }: PaymentRequest): boolean {
  return row.reference === reference && row.amountMinor === amount.minor && row.currency === amount.currency;
}

/** Money that arrived and vanished still counts as paid here: staff end such an order with a refund. */
async function refuseImpossibleRefund(strapi: Core.Strapi, row: MoneroPaymentRow, amount: Money): Promise<void> {
  if (amount.currency !== row.currency) throw new PaymentFailure("refused", "other-currency");
  const hasCome = (await transfersTo(strapi, row.subaddressIndex)).length > 0;
  if (!hasCome || row.returnedMinor + amount.minor > row.amountMinor)
    throw new PaymentFailure("refused", "not-refundable");
}

/** Verdict on a payment, from all stored transfers. */
export async function judge(strapi: Core.Strapi, row: MoneroPaymentRow): Promise<MoneroVerdict> {
  const transfers = await transfersTo(strapi, row.subaddressIndex);
  return judgePayment({ quotes: quotesOf(row), transfers, confirmationsRequired: row.confirmationsRequired });
}

const PROVIDER_STATE = {
  nothing: "open",
  "too-low": "open",
  verifying: "processing",
  validated: "paid",
} as const satisfies Record<MoneroState, ProviderPayment["state"]>;

function toProviderPayment(row: MoneroPaymentRow, { state }: MoneroVerdict): ProviderPayment {
  const { reference, amountMinor: minor, currency, returnedMinor, returns, isClosed } = row;
  const known = PROVIDER_STATE[state];
  return {
    state: isClosed && known === "open" ? "expired" : known,
    reference,
    amount: { minor, currency },
    refundedMinor: returnedMinor,
    refundKeys: returns,
    isDisputed: false,
  };
}

type Parts = { wallet: MoneroWallet; rates: RateSource };

const MOST_TRIES = 5;

async function open(strapi: Core.Strapi, request: PaymentRequest, { wallet, rates }: Parts): Promise<MoneroPaymentRow> {
  const now = clock.now();
  const quote = await makeQuote(rates, request.amount, now);
  if (!quote) throw new PaymentFailure("refused", "no-rate");
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const address = await reach(() => takeAddress(strapi, wallet));
    try {
      return await keep(strapi, request, { address, quote, isTest: wallet.isTest });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // Another process opened the same payment, or took the same address.
      const winner = await moneroPayments(strapi).findOne({ where: { key: request.key } });
      if (winner) return winner;
    }
  }
  throw new PaymentFailure("unreachable", "addresses-busy");
}

/** Stores the address and the mail with the payment details before anybody sees the address. */
async function keep(
  strapi: Core.Strapi,
  { key, reference, amount }: PaymentRequest,
  { address, quote, isTest }: { address: NewAddress; quote: KeptQuote; isTest: boolean },
): Promise<MoneroPaymentRow> {
  const settings = await readMoneroSettings(strapi);
  return inTransaction(strapi, async () => {
    const order = await orders(strapi).findOne({ where: { number: reference } });
    if (!order) throw new PaymentFailure("refused", "no-such-order");
    const row = await moneroPayments(strapi).create({
      key,
      orderId: order.id,
      reference,
      subaddressIndex: address.index,
      address: address.address,
      amountMinor: amount.minor,
      currency: amount.currency,
      quotes: [quote],
      quoteCount: 1,
      confirmationsRequired: confirmationsFor(BigInt(quote.piconero), settings),
      state: "nothing",
      received: "0",
      surplus: "0",
      confirmations: 0,
      isClosed: false,
      returnedMinor: 0,
      returns: [],
      isTest,
    });
    await sendMoneroMail(strapi, "monero-address", { order, row, missing: BigInt(quote.piconero) });
    return row;
  });
}

async function reach<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof WalletUnavailable) throw new PaymentFailure("unreachable", error.code);
    throw error;
  }
}
