/** Texts of the shop, loaded only by pages that show them. English is the reference. */
export const messages = {
  list: {
    none: "There is nothing to buy at the moment.",
    devices: "Phones",
    devicesIntro: "Assembled in Bern, sealed in Bern, sent from Bern.",
    accessories: "Accessories",
    accessoriesIntro: "Few, because little is missing.",
    services: "Services",
    servicesIntro: "More room in the nest, or more time on the subscription. All you need is a number from your card.",
    toServices: "See the services",
  },
  price: {
    from: "from {price}",
    vat: "Includes {percent} % VAT.",
    shipping: "Shipping from {price}.",
    subscription: "12 months of subscription included, then {price} a year if you renew.",
    delivery: "{countries}: {min} to {max} working days.",
    otherCountries: "Other countries",
  },
  stock: {
    inStock: "In stock",
    fewLeft: "Only {count} left",
    soldOut: "Sold out",
    unavailable: "Not available at the moment",
  },
  gallery: {
    label: "Pictures",
    show: "Show picture {number} of {count}",
  },
  product: {
    variant: "Variant",
    chosenVariant: "(chosen)",
    quantity: "Quantity",
    addToCart: "Add to cart",
    addNamedToCart: "Add {name} to cart",
    soldOutHint: "This variant will be back. Others may be in stock.",
    soldOutAloneHint: "It will be back. Ask us when.",
    pictureOf: "{product}, {variant}",
    box: "In the box",
    specs: "Specifications",
    toTrust: "How to check what we promise",
  },
} as const;
