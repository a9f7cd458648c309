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
    "part-refunded": "Part of the payment refunded",
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
      `Thank you. We have your order ${number} and are waiting for your payment of ${total}.`,
      `You can pay until ${deadline}. If you do not, the order expires and you owe nothing.`,
      ...(isSent ? [goodsKept(goodsKeptUntil)] : []),
      method === "monero"
        ? "The address and the exact amount in Monero are on the order page and in a separate e-mail."
        : "You can pay on the order page. If you have just paid, there is nothing left to do: a second e-mail will confirm it.",
    ],
    paid: ({ number, total, isSent, subscriptionCount, areServicesWithheld }) => [
      `Your payment of ${total} has arrived. Order ${number} is paid.`,
      ...(isSent ? ["The parcel leaves Bern within two working days. We will write to you when it does."] : []),
      ...(!isSent && !areServicesWithheld ? ["There is nothing to ship: what you ordered is now in effect."] : []),
      ...(areServicesWithheld
        ? [
            "The subscription one of your services is for has changed since you ordered. A colleague will check it first. Nothing is lost: within two working days you have what you paid for, or your money back, and we will write to you.",
          ]
        : []),
      ...(subscriptionCount > 0 ? ["We send the numbers of your subscription in a separate e-mail."] : []),
    ],
    "services-given": ({ number }) => [`We have checked order ${number}. What you paid for is now in effect.`],
    identifiers: ({ subscriptionCount }) => [
      subscriptionCount === 1
        ? "Your phone comes with a subscription. These are its three numbers."
        : `You ordered ${String(subscriptionCount)} phones, and each comes with its own subscription. These are their numbers.`,
    ],
    shipped: ({ number, deliveryDays, hasImportFees }) => [
      `The parcel of order ${number} has left Bern. It is registered, so somebody has to sign for it.`,
      ...(deliveryDays ? [`Delivery usually takes ${days(deliveryDays)}.`] : []),
      ...(hasImportFees
        ? ["Customs may charge import fees on delivery and add a few days. We neither set these fees nor receive them."]
        : []),
    ],
    expired: ({ number, isSent }) => [
      `No payment arrived in time, so order ${number} has expired. ${isSent ? "We no longer hold the goods, and you" : "You"} owe nothing.`,
      "If you have paid after all, your money is not lost. We will write to you as soon as it arrives.",
    ],
    cancelled: ({ number }) => [
      `Order ${number} is cancelled. You owe nothing.`,
      "If you have paid after all, your money is not lost. We will write to you as soon as it arrives.",
    ],
    refunded: ({ number, refunded, refundedBefore, method, subscriptionCount }) => [
      `We have refunded ${refunded ?? "your payment"} for order ${number}.`,
      ...(refundedBefore ? [`${refundedBefore} of it went back earlier; the rest follows now.`] : []),
      method === "monero"
        ? "We sent it in Monero, converted at the rate of the day."
        : "The money goes back the way it came. It may take a few days to show in your account.",
      ...(subscriptionCount === 0
        ? []
        : [
            subscriptionCount === 1
              ? "The subscription that came with the order has ended too."
              : "The subscriptions that came with the order have ended too.",
          ]),
    ],
    "part-refunded": ({ number, refunded, method }) => [
      `We have refunded ${refunded ?? "a part of your payment"} for order ${number}. The order itself stays as it is.`,
      method === "monero"
        ? "We sent it in Monero, converted at the rate of the day."
        : "The money goes back the way it came. It may take a few days to show in your account.",
    ],
    "paid-late": ({ number, isSent, method }) => [
      `Your payment for order ${number} arrived after the deadline${isSent ? ", or after the goods were gone" : ""}. Your money is safe.`,
      isSent
        ? "Within two working days we will ship the goods or, if they are gone, refund you. If you would rather wait for the goods, tell us."
        : "Within two working days we will carry out the order or refund you.",
      ...(method === "monero"
        ? ["To refund Monero we need an address from you. We will ask if it comes to that."]
        : []),
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
      `To pay for order ${number}, send exactly this amount to this address. The address is for your order alone.`,
      `There is no hurry: the order waits until ${deadline}. After the time below the amount follows the rate, and the order page shows the new one.`,
    ],
    "monero-seen": ({ number }) => [
      `We have seen your payment for order ${number}. The network should confirm it within half an hour.`,
      "There is nothing left to do. We will write to you when it is confirmed.",
    ],
    "monero-too-low": ({ number, deadline }) => [
      `We have seen a payment for order ${number}, but it is less than the order costs.`,
      `Please send the rest to the same address by ${deadline}. What has arrived counts towards it.`,
    ],
    "monero-vanished": ({ number }) => [
      `A payment we had seen for order ${number} has vanished: the network did not confirm the transaction.`,
      "The money is usually still in your wallet. Please look there, and send it again to the same address.",
    ],
    "monero-claim-failed": ({ number }) => [
      `You named a transaction for order ${number}. It does not pay for this order: the network does not know it, or it went to another address.`,
      "Please check it against your wallet and enter the right one on the order page. If you are sure it is right, write to us.",
    ],
  },

  emailMoved: {
    title: "E-mail address corrected",
    tell: (number) =>
      `At the wish of its buyer, the e-mails about order ${number} go to another address from now on. This is the last one to this address.`,
  },
  orderPage: "Open the order page",
  secretLink:
    "The link replaces an account: anyone who has it can see the order. Keep it to yourself, and keep this e-mail.",
  orderAgain: { lead: "If you still want it, you can order again.", label: "Go to the shop" },
  questions: { lead: "Questions? Write to us and quote the order number.", label: "Write to support" },

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
    moneroQuote: "This amount is valid until",
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
      label: "Mobile ID",
      hint: "Stands for your phone. Use it to renew the subscription or enlarge the nest.",
    },
    nestId: { label: "Nest ID", hint: "Stands for your storage. Enter it in Nest on the phone." },
    supportId: { label: "Support ID", hint: "Use it to sign in to the support chat." },
    storage: "Storage",
    term: "Term",
    start: "Start",
    end: "End",
  },
  keepNumbers: [
    "Keep these numbers, and keep them to yourself. Anyone who has the mobile ID or the nest ID can renew the subscription and request a new contact address for it. Nobody can read your nest with them.",
    "They are also on the card in the box. We never ask for the mobile ID or the nest ID by e-mail.",
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
    ? "We are not holding the goods for you. You get what is in stock when your payment arrives; if too little is left, you can wait for it or have your money back."
    : `We are holding the goods for you until ${until}. When an item runs out, an unpaid order may give way to another sooner; its page says so.`;
}
