/** Texts of the contact form. English is the reference. */
export const messages = {
  incomplete: "The form is not complete",
  failed: "The form was not sent",
  form: {
    heading: "Write to us",
    intro: "All fields are required unless marked optional.",
    choose: "Please choose",
    requestType: "What is it about?",
    module: "Which part of Wren?",
    contactOption: "How should we answer?",
    email: "Your e-mail address",
    emailHint: "Needed for an answer by e-mail. We use it for that and a receipt, nothing else.",
    supportId: "Your support ID",
    supportIdHint: "Needed for an answer in the chat. It is on the card from the box, such as S‑4F7K‑29QX‑3.",
    message: "Your message",
    messageHint: "{min} to {max} characters. No passcodes, keys or secret links, please.",
    homepage: "Leave this field empty",
    send: "Send the message",
    privacy: "We keep your message for 180 days, then erase it with its attachments.",
    unavailable: "The form cannot be sent at the moment. Please try again in a minute, or write to us by e-mail.",
  },
  encryption: {
    onArrival:
      "We encrypt your message and its attachments to the support team's PGP key as soon as they arrive, and store and e-mail them only in that form.",
    here: "Encrypt the message in this browser",
    hereHint: "Then not even our server can read it. The code for it (about 120 kB) loads when you send.",
    failed:
      "The message could not be encrypted in this browser, so nothing was sent. Untick the box to encrypt it on arrival instead.",
  },
  files: {
    label: "Attachments (optional)",
    hint: "Up to {count}, of up to {megabytes} MB each: pictures (PNG, JPEG, WebP), PDF or plain text. We remove location and camera details from pictures.",
    kept: "These files are attached. Untick any you do not want to send.",
    keptFor: "We keep them for an hour while you finish the message.",
    size: "{size, number} kB",
  },
  captcha: {
    label: "Characters in the picture",
    hint: "{count} letters. Capitals and spaces do not matter.",
    alt: "Picture with {count} characters to type below. You can also listen to them.",
    sound: "Listen instead",
    soundHint:
      "You hear {count} words over murmuring voices. Type the first letter of each word: A for apple. You can play it as often as you like.",
    download: "Download the sound (WAV)",
    another: "New picture",
  },
  sent: {
    title: "Thank you. Your message has arrived.",
    reference: "Reference",
    keep: "Please quote it when you write to us about this.",
    next: "What happens next",
    email:
      "We send a receipt to your e-mail address, unless it has had many within the hour. We usually answer within one working day.",
    supportId:
      "We usually answer within one working day, in your support chat. If you have no account there, the answer goes to the contact e-mail address of your subscription.",
    none: "We will read your message and, as you asked, not answer it.",
    hours: "We are here: {hours}.",
    erased: "We erase your message and its attachments after 180 days.",
    toSupport: "Back to support",
    toChat: "To the support chat",
    another: "Write another message",
  },
  errors: {
    "request-type-missing": "Please select a request type.",
    "contact-option-missing": "Please select a contact option.",
    "module-missing": "Please select a module.",
    "message-too-short": "The message is too short: please write at least {min} characters.",
    "message-too-long": "The message is too long: please write at most {max} characters.",
    "support-id-missing": "Please enter your support ID.",
    "support-id-wrong":
      "This support ID has a typo: its last character does not match the rest. Please compare it with your card.",
    "captcha-missing": "Please enter the captcha: the characters in the picture.",
    "captcha-incomplete": "Incomplete captcha: the picture shows {count} characters.",
    "captcha-expired": "Invalid or expired captcha ID. Here is a new picture.",
    "captcha-invalid": "Invalid captcha. Here is a new picture.",
    "contact-failed":
      "Contact form failed. What you wrote is still here: please wait a few seconds and send it again, or reload the page.",
    "files-expired":
      "We no longer have the attachments: we keep them for an hour, or less when very many arrive. Please choose them again.",
    "file-type": "We cannot open one of the files. Please choose PNG, JPEG, WebP, PDF or plain text.",
    "request-too-large":
      "The attachments are too big: at most {files} files of {megabytes} MB each. Please choose them again.",
    "too-many-tries":
      "Too many messages from your network. Please try again in {minutes, plural, one {a minute} other {# minutes}}.",
    "service-unavailable":
      "The message cannot be sent at the moment. What you wrote is still here; please try again in a minute.",
  },
} as const;
