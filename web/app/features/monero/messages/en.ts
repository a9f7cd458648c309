/** Texts of paying with Monero, loaded only by the order's page and the sandbox wallet. English is the reference. */
export const messages = {
  pay: {
    heading: "Pay with Monero",
    headingRest: "Send the rest",
    amount: "Amount",
    address: "Address",
    holds: "This amount holds",
    until: "until {time} (Swiss time), for another {minutes, plural, one {minute} other {# minutes}}",
    untilMoment: "until {moment} (Swiss time)",
    rate: "1 XMR = {price}. The network's fee is on top; your wallet adds it.",
    copy: "Copy",
    copyAmount: "Copy the amount",
    copyAddress: "Copy the address",
    copied: "Copied",
    openWallet: "Open in the wallet",
    qrCode: "QR code for your wallet: this address and this amount",
    next: "What happens next",
    steps: {
      send: "Send exactly this amount to this address. The address belongs to this order alone, so we need no name and no reference.",
      seen: "About a minute later the payment is shown here.",
      confirmed:
        "After {confirmations, plural, one {# confirmation} other {# confirmations}} by the network, which take about {minutes} minutes, it is validated. We send you an e-mail; you need not wait here.",
    },
    later:
      "After that time the amount may be another one: the order's page shows it. What you send later anyway counts at the rate of its moment, and is not lost; if something is missing, we write to you.",
    page: "The order's page: {address}",
  },
  over: {
    heading: "The amount held until {time}",
    text: "Monero's price changes, so an amount holds for half an hour. Show today's amount, then send it.",
    sent: "Sent it in time? Then it counts at the old amount. It is shown here as soon as the network has it.",
    button: "Show today's amount",
  },
  tooLow: {
    title: "Amount too low",
    text: "{received} XMR have arrived, and {missing} XMR are still missing.",
    rest: "Amount and QR code are for the rest; it goes to the same address.",
    restOver: "Show today's amount to send the rest to the same address.",
  },
  verifying: {
    heading: "Pending verification",
    text: "{received} XMR have arrived. You need not do anything more.",
    progress: "{confirmations} of {required} confirmations",
  },
  validated: {
    heading: "Transaction validated",
    text: "{received} XMR have arrived and are confirmed.",
  },
  ended: {
    heading: "Please do not send Monero for this order any more",
    text: "If you have sent it already: what arrives late is matched to this order, and we write to you.",
  },
  surplus:
    "{surplus} XMR came too much. Write to us with the order number and an address of yours, and we send it back.",
  surplusLink: "Write to us",
  walletAway:
    "Our wallet cannot be asked at the moment. What you see is what we knew last. You can pay all the same: as soon as the wallet is back, it finds every payment.",
  seen: {
    heading: "What we have seen",
    nothing: "Nothing so far.",
    confirmations: "{confirmations} of {required} confirmations",
    inPool: "Seen by the network, not yet confirmed",
    confirmed: "Confirmed",
    transaction: "Transaction {txid}",
    problems: {
      gone: "This transaction is gone: the network has not confirmed it. The money is still in your wallet, or comes back to it. Please send it again.",
      locked:
        "This transaction is time-locked: nobody can spend the money yet. It does not count. Please send the amount without a lock time, and write to us about this one.",
      "double-spent":
        "A second transaction spends the same money. This one counts only when the network has confirmed it.",
    },
  },
  pendingClaim:
    "You named transaction {txid} on {at}. We have not found it yet. We look for it again and again for a day, and write to you.",
  claim: {
    link: "I have paid, and it is not shown here",
    heading: "Which transaction is it?",
    intro:
      "As a rule you need not tell us: a payment is found by itself. If it is not shown after some minutes, name it here. Your wallet shows its id among the details of the payment.",
    txid: "Transaction id",
    txidHint: "64 characters, 0 to 9 and a to f. Some wallets call it hash or TXID.",
    more: "Transaction key (optional)",
    txKey: "Transaction key",
    txKeyHint:
      "It proves that you have sent the payment, and helps when the network does not show it yet. It cannot spend anything.",
    submit: "Check the transaction",
    back: "Back to address and amount",
    toOrder: "Back to the order",
    outcomes: {
      validated: {
        title: "Transaction validated",
        text: "The payment is here, complete and confirmed. Thank you.",
      },
      pending: {
        title: "Pending verification",
        text: "The transaction is being verified. That may take a while, and you need not wait: we write to you by e-mail.",
      },
      "too-low": {
        title: "Amount too low",
        text: "The transaction pays this order, but {missing} XMR are still missing. Send the rest to the same address; the order's page shows it with a QR code.",
      },
      exists: {
        title: "Transaction exists already",
        text: "This transaction is known already. It counts for this order, once. If you mean another payment, please check its id.",
      },
      error: {
        title: "Transaction error",
        text: "This transaction does not pay this order: it went to another address, its money is locked, or the network has dropped it. Check that the id is complete, that you sent to the address of this order, and that the transaction has no lock time. If all of that is right, write to us.",
      },
    },
  },
  existsMissing: "{missing} XMR are still missing. If you have sent the rest, name that transaction.",
  errors: {
    "txid-missing": "Please give the transaction id.",
    "txid-invalid":
      "Transaction error: this is no transaction id. It has 64 characters, 0 to 9 and a to f. Please copy it whole from your wallet.",
    "tx-key-invalid":
      "Transaction error: this is no transaction key. It has 64 characters, 0 to 9 and a to f, or several times as many. You can leave it away.",
    "not-payable":
      "This order no longer waits for Monero, or Monero has no price here at the moment. Nothing was changed.",
    "service-unavailable":
      "We cannot look at the moment. Nothing is lost, and what you have typed is still here: please try again in a minute.",
  },
  test: {
    note: "This is not real money, and the address is not a real one: do not send Monero to it.",
    regtest:
      "This order is paid on a private test chain. Its money is worth nothing, and its addresses look like real ones: never send real Monero to them.",
    regtestPay: "To pay, run this in the project's folder:",
    copyCommand: "Copy the command",
    network:
      "This order is paid on a test network of Monero ({network}). Its money is worth nothing: never send real Monero.",
    toSandbox: "Simulate a payment",
    played: "Simulated transaction, for trying out:",
  },
  sandbox: {
    title: "Simulated wallet",
    mark: "Test mode",
    intro:
      "This page stands for a buyer's Monero wallet. No money is moved. Choose what the wallet shall do; then the order's page shows what the shop sees of it.",
    order: "Order",
    due: "Still to pay",
    nothingDue: "Everything is paid: there is nothing to simulate any more.",
    transfers: {
      full: { name: "Send what is due", hint: "The whole amount, or the rest of it" },
      "too-little": { name: "Send too little", hint: "Half of it: the shop asks for the rest" },
      "too-much": { name: "Send too much", hint: "Twice as much: the shop offers to send it back" },
      late: { name: "Send it late", hint: "As if the time to pay had passed: the order ends, then the money comes" },
      vanishing: { name: "Send what vanishes", hint: "Seen first, then dropped by the network" },
      locked: { name: "Send it with a lock time", hint: "It arrives, but nobody can spend it" },
    },
    refused: "That was not possible: the order does not wait for Monero any more, or too much was tried at once.",
    toOrder: "Back to the order",
  },
} as const;
