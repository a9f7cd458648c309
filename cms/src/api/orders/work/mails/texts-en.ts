import type { OrderMailTexts } from "./texts";

export const en: OrderMailTexts = {
  greeting: "Hello",
  testNotice: "Test mode: no real money moves, and nothing is delivered.",

  titles: {
    received: "Order received",
    paid: "Payment received",
    "services-given": "Order carried out",
    identifiers: "Your subscription",
    shipped: "Parcel on its way",
    expired: "Order expired",
    cancelled: "Order cancelled",
    refunded: "Payment refunded",
    "paid-late": "Payment received late",
    "address-corrected": "Address corrected",
    "email-corrected": "E-mail address corrected",
    "tracking-corrected": "Tracking number corrected",
    "monero-address": "Pay with Monero",
    "monero-seen": "Payment seen",
    "monero-too-low": "Amount too low",
    "monero-vanished": "Payment not confirmed",
    "monero-claim-failed": "Transaction not found",
  },

  tell: {
    received: ({ number, total, deadline, goodsKeptUntil, isSent, method }) => [
      `Thank you. We have your order ${number}. It is waiting for your payment of ${total}.`,
      `You can pay until ${deadline}. Without a payment by then the order expires, and you owe nothing.`,
      ...(isSent ? [goodsKept(goodsKeptUntil)] : []),
      method === "monero"
        ? "The address and the exact amount in Monero are on the order page, and come in an e-mail of their own."
        : "You can pay from the order page. If you have just paid, there is nothing left to do: a second e-mail confirms it.",
    ],
    paid: ({ number, total, isSent, subscriptionCount, areServicesWithheld }) => [
      `Your payment of ${total} has arrived. Order ${number} is paid.`,
      ...(isSent ? ["The parcel leaves Bern within two working days. We write to you when it does."] : []),
      ...(!isSent && !areServicesWithheld ? ["There is nothing to send: what you ordered is in effect."] : []),
      ...(areServicesWithheld
        ? [
            "Since you ordered, something has changed about the subscription that a service is for. A colleague checks it before the service counts. Nothing is lost: within two working days you have what you paid for, or your money back, and we write to you.",
          ]
        : []),
      ...(subscriptionCount > 0 ? ["The numbers of your subscription come in an e-mail of their own."] : []),
    ],
    "services-given": ({ number }) => [`We have checked order ${number}. What you paid for is in effect.`],
    identifiers: ({ subscriptionCount }) => [
      subscriptionCount === 1
        ? "Your phone comes with a subscription. These are its three numbers."
        : `You ordered ${String(subscriptionCount)} phones, and each comes with a subscription of its own. These are their numbers.`,
    ],
    shipped: ({ number, deliveryDays, hasImportFees }) => [
      `The parcel of order ${number} has left Bern. It is registered: somebody has to sign for it.`,
      ...(deliveryDays ? [`Delivery usually takes ${days(deliveryDays)}.`] : []),
      ...(hasImportFees
        ? [
            "Customs may charge import fees on delivery and take a few days more. We neither set these fees nor receive them.",
          ]
        : []),
    ],
    expired: ({ number, isSent }) => [
      `No payment came in time, so order ${number} has expired. ${isSent ? "The goods are free again, and you" : "You"} owe nothing.`,
      "If you have paid after all, your money is not lost. We write to you as soon as it arrives.",
    ],
    cancelled: ({ number }) => [
      `Order ${number} is cancelled. You owe nothing.`,
      "If you have paid after all, your money is not lost. We write to you as soon as it arrives.",
    ],
    refunded: ({ number, refunded, method, subscriptionCount }) => [
      `We have refunded ${refunded ?? "your payment"} for order ${number}.`,
      method === "monero"
        ? "We sent it in Monero, converted at the rate of the day."
        : "The money goes back the way it came. It may take a few days until your account shows it.",
      ...(subscriptionCount === 0
        ? []
        : [
            subscriptionCount === 1
              ? "The subscription that came with the order ends with it."
              : "The subscriptions that came with the order end with it.",
          ]),
    ],
    "paid-late": ({ number, isSent, method }) => [
      `Your payment for order ${number} came after the deadline${isSent ? ", or when the goods were gone" : ""}. Your money is safe.`,
      isSent
        ? "Within two working days we deliver the goods or, if they are gone, send the money back. If you would rather wait for the goods, tell us."
        : "Within two working days we carry out the order or send the money back.",
      ...(method === "monero" ? ["To send Monero back we need an address from you. If it comes to that, we ask."] : []),
    ],
    "address-corrected": ({ number }) => [
      `We have corrected the delivery address of order ${number}. The parcel goes to the address below.`,
      "If something about it is wrong, tell us before we send it.",
    ],
    "email-corrected": ({ number }) => [
      `From now on, you get the e-mails about order ${number} at this address. We no longer write to the former one.`,
    ],
    "tracking-corrected": ({ number, hasTrackingNumber }) => [
      hasTrackingNumber
        ? `We had sent you a wrong tracking number for order ${number}. This is the right one.`
        : `We had sent you a wrong tracking number for order ${number}. The parcel has none.`,
    ],
    "monero-address": ({ number, deadline }) => [
      `To pay order ${number}, send exactly this amount to this address. The address belongs to your order alone.`,
      `You need not pay at once: the order waits until ${deadline}. After the time below the amount follows the rate, and the order page shows the new one.`,
    ],
    "monero-seen": ({ number }) => [
      `We have seen your payment for order ${number}. The network confirms it within about half an hour.`,
      "There is nothing left to do. We write to you when it is confirmed.",
    ],
    "monero-too-low": ({ number, deadline }) => [
      `We have seen a payment for order ${number}, but it is less than the order costs.`,
      `Please send the rest to the same address by ${deadline}. What has arrived counts, and both parts add up.`,
    ],
    "monero-vanished": ({ number }) => [
      `A payment for order ${number} that we had seen is gone: the network did not confirm the transaction.`,
      "Usually the money is still in your wallet. Please look there, and send it again to the same address.",
    ],
    "monero-claim-failed": ({ number }) => [
      `You named a transaction for order ${number}. It does not pay this order: nobody knows it, or it went to another address.`,
      "Please compare it with your wallet and enter the right one on the order page. If you are sure that it is right, write to us.",
    ],
  },

  emailMoved: {
    title: "E-mail address corrected",
    tell: (number) =>
      `At the wish of its buyer, the e-mails about order ${number} go to another address from now on. This is the last one to this address.`,
  },
  orderPage: "Open the order page",
  secretLink:
    "The link takes the place of an account: whoever has it sees the order. Keep it to yourself, and keep this e-mail.",
  orderAgain: { lead: "If you still want the order, you can place it again.", label: "To the shop" },
  questions: { lead: "Questions? Write to us and name the number of the order.", label: "Write to support" },

  headings: {
    bill: "Your order",
    address: "Delivery address",
    given: "In effect now",
    subscription: "Your numbers",
    phone: (position) => `Phone ${String(position)}`,
  },
  details: {
    number: "Order",
    method: "Payment",
    payBy: "Pay by",
    total: "Total",
    refunded: "Refunded",
    trackingNumber: "Tracking number",
    moneroAddress: "Monero address",
    moneroMissing: "Send, in XMR",
    moneroReceived: "Received, in XMR",
    moneroQuote: "This amount holds until",
    transaction: "Transaction",
  },
  methods: { card: "Card", twint: "TWINT", provider: "Payment provider", monero: "Monero" },
  bill: {
    subtotal: "Subtotal",
    shipping: "Shipping",
    total: "Total",
    vat: (percent) => `VAT included (${percent})`,
  },
  subscription: {
    mobileId: {
      label: "Mobile id",
      hint: "Stands for your phone. With it you renew the subscription or enlarge the nest.",
    },
    nestId: { label: "Nest id", hint: "Stands for your storage. Enter it in Nest on the phone." },
    supportId: { label: "Support id", hint: "With it you sign in to the support chat." },
    storage: "Storage",
    term: "Term",
    start: "Start",
    end: "End",
  },
  keepNumbers: [
    "Keep these numbers, and keep them to yourself. Whoever has the mobile id or the nest id can renew the subscription and start a change of its contact address. Nobody can read your nest with them.",
    "They are also on the card in the box. We never ask for the mobile id or the nest id by e-mail.",
  ],
  given: ({ storage, endsOn }) => `${storage}, ends on ${endsOn}`,
  deadline: (instant) => `${instant} (Swiss time)`,
  signature: (company) => `${company}, Bern`,
};

function days({ min, max }: { min: number; max: number }): string {
  if (min !== max) return `${String(min)} to ${String(max)} days`;
  return max === 1 ? "1 day" : `${String(max)} days`;
}

function goodsKept(until: string | null): string {
  return until === null
    ? "The goods are not kept for you until you pay. You get what is left when your payment arrives; if too little is left, you wait for it or have your money back."
    : `The goods are kept for you until ${until}. When an article runs out, an order that nobody pays may give way to another earlier; its page says so.`;
}
