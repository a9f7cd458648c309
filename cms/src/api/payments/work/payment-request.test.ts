import { expect, test } from "vitest";
import { checkExpiry, checkRequest } from "./check-request";
import { paymentRequestFor } from "./payment-request";
import type { Order } from "../../orders/work/rows";
import type { Payment } from "./rows";

const PHONE = {
  sku: "WREN-ONE-GRAPHITE",
  productSlug: "wren-one",
  name: { en: "Wren One", de: "Wren One" },
  variantName: { en: "Graphite", de: "Graphit" },
  quantity: 2,
  basePriceMinor: 89_900,
  totalMinor: 179_800,
  isDevice: true,
};

const EXTENSION = {
  line: { service: "extension", identifier: "N-4F7K-29QX-3", quotaGb: 500 },
  slug: "storage-extension",
  name: { en: "Storage extension", de: "Speichererweiterung" },
  price: {
    steps: [{ kind: "discount", percent: 5, amountMinor: -48 }],
    totalMinor: 912,
  },
  before: { endsOn: "2027-01-28", quotaGb: 50 },
  after: { endsOn: "2027-01-28", quotaGb: 500 },
  subscriptionId: 7,
} as unknown as Order["services"][number];

const RENEWAL = {
  ...EXTENSION,
  line: { service: "renewal", identifier: "M-4F7K-29QX-3", months: 12 },
  name: { en: "Subscription renewal", de: "Aboverlängerung" },
  price: { steps: [], totalMinor: 9_720 },
} as Order["services"][number];

type Content = Partial<Pick<Order, "lines" | "services" | "shippingMinor" | "language" | "totalMinor">>;

function requestOf(content: Content) {
  const order = {
    number: "W-7K3M-Q9XD",
    language: "en",
    email: "ada@example.org",
    lines: [],
    services: [],
    shippingMinor: null,
    totalMinor: 0,
    ...content,
  } as unknown as Order;
  const attempt = {
    key: "W-7K3M-Q9XD:1",
    method: "card",
    amountMinor: order.totalMinor,
    currency: "chf",
    expiresAt: "2026-11-16T12:35:00.000Z",
  } as Payment;
  return paymentRequestFor(order, attempt, "https://wren.example");
}

test.each([
  ["articles with shipping", { lines: [PHONE], shippingMinor: 1_200, totalMinor: 181_000 }],
  ["articles that are sent for nothing", { lines: [PHONE], shippingMinor: 0, totalMinor: 179_800 }],
  ["a service", { services: [EXTENSION], totalMinor: 912 }],
  ["services for two", { services: [RENEWAL, EXTENSION], totalMinor: 10_632 }],
  ["everything", { lines: [PHONE], services: [RENEWAL, EXTENSION], shippingMinor: 1_200, totalMinor: 191_632 }],
])("the lines of %s add up to the amount", (_, content) => {
  expect(() => {
    checkRequest(requestOf(content));
  }).not.toThrow();
});

test("lines that miss a part are refused, whatever the part", () => {
  const whole = requestOf({ lines: [PHONE], services: [RENEWAL], shippingMinor: 1_200, totalMinor: 190_720 });
  expect(whole.lines).toHaveLength(3);
  for (const line of whole.lines) {
    const lines = whole.lines.filter((other) => other !== line);
    expect(() => {
      checkRequest({ ...whole, lines });
    }).toThrow("lines-differ-from-amount");
  }
});

test("lines are named in the buyer's language, and tell nothing of whose subscription it is", () => {
  const content = { lines: [PHONE], services: [RENEWAL, EXTENSION], shippingMinor: 1_200, totalMinor: 191_632 };
  expect(requestOf(content).lines.map(({ name }) => name)).toEqual([
    "Wren One, Graphite",
    "Subscription renewal, 12 months",
    "Storage extension, 500\u00a0GB",
    "Shipping, registered and tracked",
  ]);
  const german = requestOf({ ...content, language: "de" });
  expect(german.lines.map(({ name }) => name)).toEqual([
    "Wren One, Graphit",
    "Aboverlängerung, 12 Monate",
    "Speichererweiterung, 500\u00a0GB",
    "Versand, eingeschrieben und mit Verfolgung",
  ]);
  expect(german.successUrl).toBe("https://wren.example/de/shop/confirmation?returned=1");
  expect(JSON.stringify(german)).not.toMatch(/[MNS]-4F7K/);
});

test("a page is open for half an hour at least, and for a day at most", () => {
  const { expiresAt } = requestOf({});
  const minutesBefore = (minutes: number) => new Date(expiresAt.getTime() - minutes * 60_000);
  const check = (minutes: number) => () => {
    checkExpiry({ expiresAt }, minutesBefore(minutes));
  };
  expect(check(29.9)).toThrow("expires-too-soon");
  expect(check(30)).not.toThrow();
  expect(check(24 * 60)).not.toThrow();
  expect(check(24 * 60 + 1)).toThrow("expires-too-late");
  expect(() => {
    checkExpiry({ expiresAt: new Date("never") }, new Date());
  }).toThrow("expires-too-soon");
});
