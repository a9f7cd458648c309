/** Texts of the blocks that the site itself fills in. English is the reference. */
export const messages = {
  contents: "Contents",
  price: {
    from: "From {price}",
  },
  card: {
    from: "from {price}",
    soldOut: "Sold out",
    unavailable: "Not available at the moment",
  },
  comparison: {
    caption: "Phones compared",
    price: "Price",
  },
  shipping: {
    days: "{min} to {max} working days",
    importFees: "Customs may ask the receiver for import fees.",
  },
  costs: {
    perPhone: "Costs of each phone",
    phone: "Phone, first year included",
    furtherYear: "Each further year",
    fiveYears: "Five years in all",
    included:
      "The subscription covers new versions of the system, support and {included} GB in the nest. You renew it when you like, without a contract.",
    moreStorage: "With {quota} GB it costs {price} more a year.",
    toServices: "All prices of the services",
  },
} as const;
