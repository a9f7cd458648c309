// The layers of docs/architecture.md. Lint forbids every import that goes up or across.

/** Folders of cms/src/api, from the lowest floor up. All of them stand on cms/src/platform. */
export const CMS_FLOORS = [
  [
    // Types of the content API without code of their own.
    ...["kb-article", "kb-category", "mail", "product", "redirect", "resource", "retention", "service"],
    ...["shipping-zone", "shop", "sku", "support-file", "tariff"],
    // The base of the others.
    ...["captcha", "catalog", "change", "files", "kb", "page", "staff", "website"],
  ],
  ["publishing", "search", "subscriptions"],
  ["accounts", "email-change", "orders"],
  ["chat", "payments"],
  ["contact", "monero"],
  [
    "checkout",
    "figure-desk",
    "inbound-mail",
    "opening",
    "order-desk",
    "stock-desk",
    "subscription-desk",
    "support-queue",
  ],
];

/** @type {Record<string, string[]>} folders of web/app/features that may import others; all the rest may import none */
export const WEB_FEATURES_ABOVE = { checkout: ["monero", "services"] };

/** @returns for each folder those that it must not import: the others of its floor, and all above */
export function forbiddenInCms() {
  return CMS_FLOORS.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      room,
      from: CMS_FLOORS.slice(floor)
        .flat()
        .filter((other) => other !== room),
    })),
  );
}
