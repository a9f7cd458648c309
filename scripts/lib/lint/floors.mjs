// The house of docs/architecture.md: who stands on whom. Lint forbids every import that goes up or across.

/** Folders of cms/src/api, from the lowest floor up. All of them stand on cms/src/platform. */
export const CMS_FLOORS = [
  [
    // Types of the content api with nothing of their own.
    ...["kb-article", "kb-category", "mail", "product", "resource", "retention", "service"],
    ...["shipping-zone", "shop", "sku", "support-file", "tariff"],
    // These the others stand on.
    ...["captcha", "catalog", "change", "files", "kb", "page", "website"],
  ],
  ["subscriptions"],
  ["accounts", "email-change", "orders"],
  ["chat", "payments"],
  ["contact", "monero"],
  ["checkout", "order-desk", "subscription-desk", "support-queue"],
];

/** @type {Record<string, string[]>} folders of web/app/features that stand on others; all the rest know only themselves */
export const WEB_FEATURES_ABOVE = { checkout: ["monero", "services"] };

/** @returns for each folder those that it must not import: its own floor's others, and all above */
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
