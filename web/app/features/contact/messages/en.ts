/** Texts of the contact form. English is the reference. */
export const messages = {
  incomplete: "The form is not complete",
  failed: "The form was not sent",
  form: {
    heading: "Write to us",
    intro: "All fields must be filled in unless they say otherwise.",
    choose: "Please choose",
    requestType: "What is it about?",
    module: "Which part of Wren?",
    contactOption: "How should we answer?",
    email: "Your e-mail address",
    emailHint: "Needed for an answer by e-mail: we use it for that and a receipt, and for nothing else.",
    supportId: "Your support ID",
    supportIdHint: "Needed for an answer in the chat. It is on the card from the box, such as S‑4F7K‑29QX‑3.",
    message: "Your message",
    messageHint: "{min} to {max} characters. Please no passcodes, keys or secret links.",
    homepage: "Leave this field empty",
    send: "Send the message",
    privacy: "We keep your message for 180 days, then it is erased together with its attachments.",
    unavailable: "The form cannot be sent at the moment. Please try again in a minute, or write to us by e-mail.",
  },
  encryption: {
    onArrival:
      "Your message is encrypted to the support team's PGP key as soon as it arrives, and stored and mailed only like that. Attachments are not.",
    here: "Encrypt it in this browser already",
    hereHint: "Then not even our server can read it. The code for it (about 120 kB) is loaded when you send.",
    failed:
      "The message could not be encrypted in this browser, so nothing was sent. Untick the box to have it encrypted on arrival.",
  },
  files: {
    label: "Attachments (optional)",
    hint: "At most {count}, of up to {megabytes} MB each: pictures (PNG, JPEG, WebP), PDF or plain text. Place and camera are removed from pictures.",
    kept: "These files are attached. Untick what should not be sent.",
    keptFor: "They are kept for an hour, until the message is sent.",
    size: "{size, number} kB",
  },
  captcha: {
    label: "Characters in the picture",
    hint: "{count} letters and digits. Capitals and spaces do not matter.",
    alt: "Picture with {count} characters to be typed below. They can also be heard.",
    sound: "Hear the characters",
    soundHint: "Each letter is said with a word: A Alfa.",
    download: "Download the sound (WAV)",
    another: "New picture",
  },
  sent: {
    title: "Thank you. Your message has arrived.",
    reference: "Reference",
    keep: "Please quote it whenever you write to us about this.",
    next: "What happens next",
    email:
      "A receipt goes to your e-mail address, unless many went there within the hour. You usually have an answer within one working day.",
    supportId:
      "You usually have an answer within one working day. It appears in your support chat; as long as you have no account there, it goes to the contact e-mail address of your subscription.",
    none: "We read your message and do not answer, as you wished.",
    hours: "We are here: {hours}.",
    erased: "Your message and its attachments are erased after 180 days.",
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
      "This support ID has a typing mistake: its last character checks the others. Please compare it with your card.",
    "captcha-missing": "Please enter the captcha: the characters in the picture.",
    "captcha-incomplete": "Incomplete captcha: the picture shows {count} characters.",
    "captcha-expired": "Invalid or expired captcha ID. Here is a new picture.",
    "captcha-invalid": "Invalid captcha. Here is a new picture.",
    "contact-failed":
      "Contact form failed. What you wrote is still here: please wait a few seconds and send it again, or open the page anew.",
    "files-expired":
      "The attachments are no longer there: we keep them for an hour, and less long when very many arrive. Please choose them again.",
    "file-type": "A file is none of those we can open: PNG, JPEG, WebP, PDF or plain text.",
    "request-too-large":
      "The attachments are too big together: at most {files} files of {megabytes} MB each. Please choose them again.",
    "too-many-tries":
      "Too many messages from your network. Please try again in {minutes, plural, one {a minute} other {# minutes}}.",
    "service-unavailable":
      "The message cannot be sent at the moment. What you have written is still here; please try again in a minute.",
  },
} as const;
