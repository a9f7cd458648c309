/** Texts of paying with Monero, loaded only by the order's page and the sandbox wallet. English is the reference. */
export const messages = {
  pay: {
    heading: "Pay with Monero",
    headingRest: "Send the rest",
    amount: "Amount",
    address: "Address",
    holds: "This amount is valid",
    until: "until {time} (Swiss time), for another {minutes, plural, one {minute} other {# minutes}}",
    untilMoment: "until {moment} (Swiss time)",
    rate: "1 XMR = {price}. Your wallet adds the network fee on top.",
    copyAmount: "Copy the amount",
    copyAddress: "Copy the address",
    openWallet: "Open in your wallet",
    qrCode: "QR code for your wallet: this address and this amount",
    next: "What happens next",
    steps: {
      send: "Send exactly this amount to this address. The address is for this order alone, so we need no name and no reference.",
      seen: "About a minute later the payment appears here.",
      confirmed:
        "After {confirmations, plural, one {# confirmation} other {# confirmations}} by the network, about {minutes} minutes, it is validated. We will e-mail you; no need to wait here.",
    },
    later:
      "After that the amount may change: the order page shows the new one. If you pay late anyway, your money counts at the rate of that moment and is not lost; if something is missing, we will write to you.",
    page: "The order page: {address}",
  },
  over: {
    heading: "The amount was valid until {time}",
    text: "Monero's price changes, so an amount is valid for half an hour. Get the new amount, then send it.",
    sent: "Sent it in time? Then it counts at the old amount. It appears here as soon as the network has it.",
    button: "Get the new amount",
  },
  tooLow: {
    title: "Amount too low",
    text: "{received} XMR arrived; {missing} XMR is still missing.",
    rest: "The amount and QR code are for the rest; send it to the same address.",
    restOver: "Get the new amount, then send the rest to the same address.",
  },
  steps: {
    label: "Your payment",
    send: "Send",
    sent: "Sent",
    seen: "Seen",
    confirmed: "{required, plural, one {# confirmation} other {# confirmations}}",
    paid: "Paid",
    current: "(now)",
  },
  verifying: {
    heading: "Pending verification",
    text: "{received} XMR arrived. There is nothing more to do.",
    progress: "{confirmations} of {required} confirmations",
  },
  validated: {
    heading: "Transaction validated",
    text: "{received} XMR arrived and is confirmed.",
  },
  ended: {
    heading: "Please send no more Monero for this order",
    text: "If you have already sent it, we match what arrives late to this order and write to you.",
  },
  surplus: "You overpaid by {surplus} XMR. Send us the order number and an address of yours, and we will send it back.",
  surplusLink: "Write to us",
  walletAway:
    "Our wallet is not answering at the moment. This is the last we knew. You can still pay: once the wallet is back, it finds every payment.",
  seen: {
    heading: "What we have seen",
    nothing: "Nothing yet.",
    confirmations: "{confirmations} of {required} confirmations",
    inPool: "Seen on the network, not yet confirmed",
    confirmed: "Confirmed",
    transaction: "Transaction {txid}",
    problems: {
      gone: "This transaction has vanished: the network did not confirm it. The money is still in your wallet, or will return to it. Please send it again.",
      locked:
        "This transaction is time-locked: nobody can spend the money yet, so it does not count. Please send the amount without a lock time, and write to us about this one.",
      "double-spent": "A second transaction spends the same money. This one counts only once the network confirms it.",
    },
  },
  pendingClaim:
    "You named transaction {txid} on {at}. We have not found it yet. We keep looking for a day, then write to you.",
  claim: {
    link: "I have paid, but it does not show",
    heading: "Which transaction is it?",
    intro:
      "You rarely need this: we find payments ourselves. If yours does not show after a few minutes, enter its ID here. Your wallet shows it in the payment details.",
    txid: "Transaction ID",
    txidHint: "64 characters, 0 to 9 and a to f. Some wallets call it hash or TXID.",
    more: "Transaction key (optional)",
    txKey: "Transaction key",
    txKeyHint:
      "It proves that you sent the payment, and helps when the network does not show it yet. It cannot spend anything.",
    submit: "Check transaction",
    back: "Back to address and amount",
    toOrder: "Back to the order",
    outcomes: {
      validated: {
        title: "Transaction validated",
        text: "Your payment has arrived in full and is confirmed. Thank you.",
      },
      pending: {
        title: "Pending verification",
        text: "The transaction is being verified. That may take a while. No need to wait: we will e-mail you.",
      },
      "too-low": {
        title: "Amount too low",
        text: "The transaction pays for this order, but {missing} XMR is still missing. Send the rest to the same address; the order page shows it with a QR code.",
      },
      exists: {
        title: "Transaction exists already",
        text: "We already know this transaction. It counts for this order, once. If you mean another payment, please check its ID.",
      },
      error: {
        title: "Transaction error",
        text: "This transaction does not pay for this order: it went to another address, its money is locked, or the network has dropped it. Check that the ID is complete, that you sent to this order's address, and that the transaction has no lock time. If all that is right, write to us.",
      },
    },
  },
  existsMissing: "{missing} XMR is still missing. If you have sent the rest, enter that transaction's ID.",
  errors: {
    "txid-missing": "Please enter the transaction ID.",
    "txid-invalid":
      "Transaction error: this is not a transaction ID. It has 64 characters, 0 to 9 and a to f. Please copy all of it from your wallet.",
    "tx-key-invalid":
      "Transaction error: this is not a transaction key. It has 64 characters, 0 to 9 and a to f, or a multiple of that. You can leave it out.",
    "not-payable":
      "This order is no longer waiting for Monero, or we have no Monero price at the moment. Nothing has changed.",
    "service-unavailable":
      "We cannot check at the moment. Nothing is lost, and what you typed is still here. Please try again in a minute.",
  },
  test: {
    note: "This is not real money, and the address is not real: do not send Monero to it.",
    regtest:
      "This order is paid on a private test chain. Its money is worth nothing, and its addresses look like real ones: never send real Monero to them.",
    regtestPay: "To pay, run this in the project's folder:",
    copyCommand: "Copy the command",
    network:
      "This order is paid on a test network of Monero ({network}). Its money is worth nothing: never send real Monero.",
    toSandbox: "Simulate a payment",
    played: "Simulated transaction, to try out:",
  },
  sandbox: {
    title: "Simulated wallet",
    mark: "Test mode",
    intro:
      "This page stands in for a buyer's Monero wallet. No money moves. Choose what the wallet should do; the order page then shows what the shop sees of it.",
    order: "Order",
    due: "Still to pay",
    nothingDue: "Everything is paid: there is nothing left to simulate.",
    transfers: {
      full: { name: "Send what is due", hint: "The whole amount, or the rest of it" },
      "too-little": { name: "Send too little", hint: "Half of it: the shop asks for the rest" },
      "too-much": { name: "Send too much", hint: "Twice as much: the shop offers to send it back" },
      late: { name: "Send it late", hint: "As if time had run out: the order expires, then the money arrives" },
      vanishing: { name: "Send and vanish", hint: "Seen first, then dropped by the network" },
      locked: { name: "Send it with a lock time", hint: "It arrives, but nobody can spend it" },
    },
    refused: "That was not possible: the order is no longer waiting for Monero, or you tried too often.",
    toOrder: "Back to the order",
  },
} as const;
