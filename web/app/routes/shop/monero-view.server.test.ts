import { ORDER_STATES, type MoneroPayment, type OrderPage } from "@wren/domain";
import { expect, test } from "vitest";
import { groupAddress, phaseOf, shortTxid, stepOf } from "#app/features/monero/monero-view.ts";
import { toMoneroView } from "./monero-view.server.ts";

const ADDRESS = `8${"A1b2C3d4E5".repeat(9)}WXYZ`;
const TXID = `0123abcd${"7".repeat(48)}89efcdab`;
const SECRET = "abcdefghijklmnopqrstuv";

const PAYMENT: MoneroPayment = {
  state: "nothing",
  address: ADDRESS,
  quotedXmr: "0.689656",
  quotedAt: "2026-11-15T12:02:00.000Z",
  quoteUntil: "2026-11-15T12:32:00.000Z",
  isQuoteOver: false,
  rateMinor: 29_000,
  receivedXmr: "0",
  missingXmr: "0.689656",
  surplusXmr: "0",
  confirmations: 0,
  confirmationsRequired: 10,
  transfers: [],
  pendingClaims: [],
  isWalletAway: false,
  chain: "mainnet",
};

function view(payment: Partial<MoneroPayment>, order: Partial<OrderPage> = {}) {
  const monero = { ...PAYMENT, ...payment };
  const page: OrderPage = {
    number: "W-1",
    state: "awaiting_payment",
    locale: "en",
    currency: "chf",
    placedAt: "2026-11-15T12:00:00.000Z",
    expiresAt: "2026-11-16T12:00:00.000Z",
    articlesKeptUntil: null,
    lines: [],
    services: [],
    areServicesWithheld: false,
    subtotalMinor: 20_000,
    shippingMinor: null,
    vatMinor: 1_499,
    vatBasisPoints: 810,
    totalMinor: 20_000,
    refundedMinor: 0,
    email: null,
    country: null,
    address: null,
    trackingNumber: null,
    deliveryDays: null,
    subscriptions: [],
    keepUntil: null,
    erasedAt: null,
    payment: { method: "monero", state: "open", url: null, isTest: false, monero },
    seller: { companyName: "Wren", companyStreet: null, companyTown: null, companyCountry: null, vatNumber: null },
    timeline: [],
    ...order,
  };
  const now = new Date("2026-11-15T12:10:30.000Z");
  return toMoneroView(page, { locale: "de", secret: SECRET, origin: "https://wren.example", now });
}

test("whoever has to pay is told what to send where, and until when", () => {
  expect(view({})?.request).toEqual({
    address: ADDRESS,
    xmr: "0.689656",
    uri: `monero:${ADDRESS}?tx_amount=0.689656`,
    qrCode: `/shop/confirmation/qr.png?order=${SECRET}&xmr=0.689656`,
    untilTime: "13:32",
    untilMoment: "15. November 2026 um 13:32",
    leftMs: 21.5 * 60_000,
  });
});

test("after an underpayment, amount and link ask for the rest", () => {
  const rest = view({ state: "too-low", receivedXmr: "0.3", missingXmr: "0.389656" });
  expect(rest?.isTooLow).toBe(true);
  expect(rest?.request?.xmr).toBe("0.389656");
  expect(rest?.request?.uri).toMatch(/tx_amount=0\.389656$/);
});

test("the address is offered only as long as something should be sent to it", () => {
  expect(view({ isQuoteOver: true })?.request).toBeNull();
  for (const state of ORDER_STATES.filter((state) => state !== "awaiting_payment" && state !== "verifying")) {
    const ended = view({ state: "validated" }, { state });
    expect(ended?.request).toBeNull();
    expect(JSON.stringify(ended)).not.toContain(ADDRESS);
  }
});

test("the order's state decides the phase, and while it waits the payment's", () => {
  expect(phaseOf("awaiting_payment", { state: "nothing", isQuoteOver: false })).toBe("pay");
  expect(phaseOf("awaiting_payment", { state: "too-low", isQuoteOver: true })).toBe("quote-over");
  expect(phaseOf("verifying", { state: "verifying", isQuoteOver: true })).toBe("verifying");
  expect(phaseOf("verifying", { state: "too-low", isQuoteOver: false })).toBe("pay");
  expect(phaseOf("shipped", { state: "validated", isQuoteOver: true })).toBe("validated");
  expect(phaseOf("paid", { state: "nothing", isQuoteOver: false })).toBe("pay");
  expect(phaseOf("shipped", { state: "too-low", isQuoteOver: true })).toBe("quote-over");
  expect(phaseOf("paid", { state: "verifying", isQuoteOver: true })).toBe("verifying");
  expect(phaseOf("paid_late", { state: "nothing", isQuoteOver: true })).toBe("ended");
  expect(phaseOf("paid_late", { state: "validated", isQuoteOver: true })).toBe("ended");
  expect(phaseOf("expired", { state: "nothing", isQuoteOver: false })).toBe("ended");
});

test("an overpaid amount is shown, and only then", () => {
  expect(view({})?.surplusXmr).toBeNull();
  expect(view({ surplusXmr: "0.1" })?.surplusXmr).toBe("0.1");
});

test("a played wallet is linked only where payments are played", () => {
  for (const chain of ["mainnet", "stagenet", "testnet", "regtest"] as const) {
    expect(view({ chain })?.links.sandbox).toBeNull();
  }
  expect(view({ chain: "played" })?.links).toEqual({
    page: `/de/shop/confirmation?order=${SECRET}`,
    absolutePage: `https://wren.example/de/shop/confirmation?order=${SECRET}`,
    claim: `/de/shop/confirmation?order=${SECRET}&claim=1`,
    sandbox: `/de/sandbox-monero?order=${SECRET}`,
  });
});

test("other payment methods have no Monero section", () => {
  const payment = { method: "card", state: "open", url: null, isTest: true, monero: null } as const;
  expect(view({}, { payment })).toBeNull();
});

test("for the eye an address comes in groups, and they are the address", () => {
  expect(groupAddress(ADDRESS)).toHaveLength(19);
  expect(groupAddress(ADDRESS).join("")).toBe(ADDRESS);
  expect(shortTxid(TXID)).toBe("0123abcd…89efcdab");
});

test.each([
  ["sent", "pay", 0],
  ["sent", "quote-over", 0],
  ["seen", "verifying", 0],
  ["confirmed", "verifying", 1],
  ["paid", "validated", 10],
] as const)("the payment is at the step %j in phase %j with %i confirmations", (step, phase, confirmations) => {
  expect(stepOf({ phase, confirmations })).toBe(step);
});
