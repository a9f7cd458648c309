/** Texts about a new contact address, loaded only by pages that show them. English is the reference. */
export const messages = {
  form: {
    heading: "Change your e-mail address",
    identifier: "Nest ID or mobile ID",
    identifierHint: "On the card from the box, such as M‑4F7K‑29QX‑3. Capitals, spaces and hyphens do not matter.",
    email: "New e-mail address",
    repeatedEmail: "Repeat the new e-mail address",
    submit: "Send the link",
    note: "Nothing changes yet: we send a link to the new address, and only the button behind it makes the change.",
    protection:
      "What protects you: we tell the current address before anything changes. It can stop the change, or undo it for seven days; if it does, only that mailbox can allow another one for 30 days. If you cannot read it, write to us; we hear both sides.",
  },
  sent: {
    heading: "Check the new mailbox",
    text: "We have sent a link to the new address and told the current one. If a change was stopped or undone within the last 30 days, the link went to the current address instead. Open it within 24 hours and press its button; until then, everything stays as it is.",
    nothing:
      "Nothing there after a few minutes? Check your spam folder, or start again: the address may have had a typo.",
    again: "Start again",
  },
  errors: {
    "repeat-missing": "Missing e-mail: please repeat the new address.",
    "emails-differ": "The e-mail addresses do not match.",
    "too-many-tries":
      "Search limit exceeded. Please try later, in {minutes, plural, one {a minute} other {# minutes}}. What you typed is still here.",
    "service-unavailable":
      "Something went wrong: we cannot do this at the moment. Please try again in a minute; what you typed is still here.",
    "change-failed": "The e-mail change failed. Nothing has changed; please try again.",
  },
  link: {
    confirm: {
      address: "the new address",
      ready: {
        heading: "Confirm the new address",
        text: "Press the button and notices about the subscription will go to {address}. We tell the old address that it was replaced, but not by which one.",
      },
      done: {
        heading: "The new address is confirmed",
        text: "Notices about your subscription now go to {address}. The old address can undo the change for seven days.",
      },
      repeated: {
        heading: "E-mail change already confirmed",
        text: "Notices already go to {address}. There is nothing more to do.",
      },
      failed: {
        heading: "E-mail change failed",
        text: "This link has expired, a newer one has replaced it, or the change was undone. Nothing has changed now.",
      },
      "not-found": {
        heading: "E-mail change not found",
        text: "We do not know this link. Mail programs sometimes break long links in two: copy all of it. If it is older than two days, start again.",
      },
      submit: "Use this address",
    },
    undo: {
      address: "the old address",
      ready: {
        heading: "Stop or undo the change of address",
        text: "Press the button and notices about the subscription will go to {address}, as before. It cancels every change requested or made since, and for 30 days only this mailbox can allow another one.",
      },
      done: {
        heading: "The change is undone",
        text: "Notices go to {address}. For 30 days only this mailbox can allow another change. If you did not ask for it, please write to us: somebody knows your mobile ID or nest ID.",
      },
      repeated: {
        heading: "The change was already undone",
        text: "Notices go to {address}. There is nothing more to do.",
      },
      failed: {
        heading: "The change can no longer be undone",
        text: "The seven days are over, or an earlier change was undone. If notices go to the wrong address, please write to us.",
      },
      "not-found": {
        heading: "E-mail change not found",
        text: "We do not know this link. Mail programs sometimes break long links in two: copy all of it. If it is older than seven days, the change can no longer be undone.",
      },
      submit: "Keep the old address",
    },
    tooMany:
      "Too many attempts. Please wait {minutes, plural, one {a minute} other {# minutes}} and press the button again.",
    unavailable: "Something went wrong: we cannot do this at the moment. Please press the button again in a minute.",
    again: "Start again",
    write: "Write to us",
    support: "To support",
  },
} as const;
