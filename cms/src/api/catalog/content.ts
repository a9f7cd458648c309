import type { Contents } from "../../platform/content/content";

/** The shop: products, articles, services, prices and shipping. */
export const catalogContents = {
  "api::product.product": {
    isPublic: true,
    labels: {
      name: "Name",
      slug: ["Address", "The last part of the address: wren-one for /shop/wren-one. The same in every language."],
      tagline: ["Tagline", "One sentence, in the shop's list and under the name."],
      category: ["Kind", "device: among the phones. accessory: among the accessories."],
      position: ["Place in the list", "Smaller numbers come first."],
      gallery: ["Pictures", "The first one is shown in the shop's list. A variant's own picture comes before them."],
      box: ["In the box", "What the buyer finds in it, best as a list."],
      specs: ["Specifications", "The rows of the table: what it is, and the value."],
      specGroups: ["Groups of specifications", "Optional: headings between the rows of the table."],
      blocks: ["Blocks", "What else there is to say, from top to bottom, below the price and the specifications."],
      description: ["Description", "One or two sentences for search engines and shared links."],
      socialImage: ["Picture for shared links", "Shown where people share a link to this product."],
    },
  },
  "api::sku.sku": {
    isPublic: true,
    readOnly: ["stock"],
    labels: {
      code: ["Code", "Capital letters, digits and hyphens, such as WREN-ONE-RED. On orders; do not change it later."],
      productSlug: ["Product", "The product's address, such as wren-one."],
      variant: [
        "Variant in the address",
        "Such as red, for ?variant=red. Empty if the product comes in one form only.",
      ],
      variantNameEn: ["Variant in English", "Such as Red. Needed if there is a variant."],
      variantNameDe: ["Variant in German", "Such as Rot. Needed if there is a variant."],
      picture: ["Picture", "The product in this variant. Empty: the product's own pictures."],
      priceChf: ["Price in CHF", "With VAT, such as 899.00."],
      priceUsd: ["Price in USD", "With VAT, such as 999.00."],
      priceEur: ["Price in EUR", "With VAT, such as 929.00."],
      pricesConfirmed: ["Unusual prices are right", "Asked when a price looks like a mistake."],
      stock: ["Stock", "How many can still be sold. Orders count it down; at 0 the shop says sold out."],
      active: ["In the shop", "FALSE: nobody sees or buys it."],
      position: [
        "Place among the variants",
        "Smaller numbers come first; the first one is shown unless another is chosen.",
      ],
    },
  },
  "api::service.service": {
    isPublic: true,
    labels: {
      name: "Name",
      slug: ["Address", "The last part of the address: storage-extension. The same in every language."],
      kind: ["Kind", "extension: more storage. renewal: more months. One service of each kind."],
      tagline: ["Tagline", "One sentence, in the list of services and under the name."],
      position: ["Place in the list", "Smaller numbers come first."],
      blocks: ["Blocks", "What else there is to say, below the form."],
      description: ["Description", "One or two sentences for search engines and shared links."],
      socialImage: ["Picture for shared links", "Shown where people share a link to this service."],
    },
  },
  "api::tariff.tariff": {
    isPublic: true,
    labels: {
      kind: ["Kind", "storage: a size of the nest, for a year. renewal: months of the plan."],
      amount: ["Gigabytes or months", "200 for 200 GB, or 12 for 12 months. Each once."],
      priceChf: ["Price in CHF", "With VAT, before the discount: for a year of storage, or for all the months."],
      priceUsd: ["Price in USD", "With VAT, before the discount."],
      priceEur: ["Price in EUR", "With VAT, before the discount."],
      pricesConfirmed: ["Unusual prices are right", "Asked when a price looks like a mistake."],
      discountPercent: ["Discount in percent", "A whole number from 0 to 100."],
    },
  },
  "api::shipping-zone.shipping-zone": {
    isPublic: true,
    labels: {
      name: ["Name", "For staff, and on orders."],
      countries: ["Countries", "Each country in one zone only. A country in none cannot be ordered to."],
      rateChf: ["Flat rate in CHF", "Per order, such as 12.00."],
      rateUsd: ["Flat rate in USD", "Per order, such as 13.00."],
      rateEur: ["Flat rate in EUR", "Per order, such as 13.00."],
      deliveryDaysMin: ["Delivery, at least", "Working days."],
      deliveryDaysMax: ["Delivery, at most", "Working days."],
      hasImportFees: ["Customs may charge", "TRUE: buyers are told that import fees may be added on delivery."],
    },
  },
  "api::shop.shop": {
    isPublic: true,
    labels: {
      vatBasisPoints: ["VAT rate (810 is 8.1 %)", "In hundredths of a percent. It is contained in every price."],
      promises: [
        "Beside the button to buy",
        "Up to 4 lines that hold for every product, such as how long one may return it.",
      ],
      lowStockAt: ["Low stock from", "Staff are told of articles of which no more than so many can be sold."],
      moneroChf: ["Monero: price of one XMR in CHF", "Such as 260.00. Empty: no Monero in this currency."],
      moneroUsd: ["Monero: price of one XMR in USD", "Such as 325.00."],
      moneroEur: ["Monero: price of one XMR in EUR", "Such as 279.00."],
      moneroRateSetAt: ["Monero: prices of", "Filled in by itself when a price changes."],
      moneroConfirmations: ["Monero: confirmations", "So many blocks make a payment final. 10 is about 20 minutes."],
      moneroSmallUpToXmr: ["Monero: small sums up to", "In XMR. Empty: every sum waits for all confirmations."],
      moneroSmallConfirmations: ["Monero: for small sums", "Confirmations. Fewer make it faster, and riskier."],
    },
  },
} satisfies Contents;
