/** Texts about a new contact address, loaded only by pages that show them. English is the reference. */
export const messages = {
  form: {
    heading: "Change the e-mail address",
    identifier: "Nest ID or mobile ID",
    identifierHint: "On the card from the box, such as M‑4F7K‑29QX‑3. Capitals, spaces and hyphens do not matter.",
    email: "New e-mail address",
    repeatedEmail: "Repeat the new e-mail address",
    submit: "Send the link",
    note: "Nothing changes yet: we send a link to the new address, and only its button makes the change.",
    protection:
      "What protects you: the address in use is told before anything changes, and can stop the change or undo it for seven days. Then for 30 days only that mailbox can allow another change. Whoever cannot read it writes to us; we hear both sides.",
  },
  sent: {
    heading: "Look into the new mailbox",
    text: "We have sent a link to the new address, and told the one in use. If a change was stopped or undone within the last 30 days, the link went to the address in use instead. Open it within 24 hours and press its button; until then, everything stays as it is.",
    nothing:
      "Nothing there after a few minutes? Look into the spam folder, or begin again: perhaps the address was mistyped.",
    again: "Begin again",
  },
  errors: {
    "repeat-missing": "Missing e-mail: please repeat the new address.",
    "emails-differ": "The e-mail addresses do not match.",
    "too-many-tries":
      "Search limit exceeded. Please try later, in {minutes, plural, one {a minute} other {# minutes}}. What you have typed is still here.",
    "service-unavailable":
      "Something went wrong: we cannot do this at the moment. Please try again in a minute; what you have typed is still here.",
    "change-failed": "The e-mail change failed. Nothing has changed; please try again.",
  },
  link: {
    confirm: {
      address: "the new address",
      ready: {
        heading: "Confirm the new address",
        text: "With this button, notices about the subscription go to {address} from now on. The former address is told so, but not which one is new.",
      },
      done: {
        heading: "The new address is confirmed",
        text: "Notices about your subscription go to {address} from now on. The former address has seven days to undo the change.",
      },
      repeated: {
        heading: "E-mail change already confirmed",
        text: "Notices go to {address} already. There is nothing more to do.",
      },
      failed: {
        heading: "E-mail change failed",
        text: "This link is too old, a newer one has replaced it, or the change was undone. Nothing has been changed now.",
      },
      "not-found": {
        heading: "E-mail change not found",
        text: "We do not know this link. Mail programs sometimes break long links in two: copy it as a whole. If it is older than two days, begin again.",
      },
      submit: "Use this address",
    },
    undo: {
      address: "the former address",
      ready: {
        heading: "Stop or undo the change of address",
        text: "With this button, notices about the subscription go to {address}, as before. Whatever was asked for or changed since then is void, and for 30 days only this mailbox can allow another change.",
      },
      done: {
        heading: "The change is undone",
        text: "Notices go to {address}. For 30 days only this mailbox can allow another change. If it was not you who asked for it, please write to us: somebody knows your mobile ID or nest ID.",
      },
      repeated: {
        heading: "The change is undone already",
        text: "Notices go to {address}. There is nothing more to do.",
      },
      failed: {
        heading: "The change can no longer be undone",
        text: "Seven days are over, or an earlier change was undone. If notices go to the wrong address, please write to us.",
      },
      "not-found": {
        heading: "E-mail change not found",
        text: "We do not know this link. Mail programs sometimes break long links in two: copy it as a whole. If it is older than seven days, the change can no longer be undone.",
      },
      submit: "Keep the former address",
    },
    tooMany:
      "Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}} and press the button again.",
    unavailable: "Something went wrong: we cannot do this at the moment. Please press the button again in a minute.",
    again: "Begin again",
    write: "Write to us",
    support: "To support",
  },
} as const;
