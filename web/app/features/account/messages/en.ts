/** Texts of the account forms, loaded only by pages that show them. English is the reference. */
export const messages = {
  area: "Your access to the chat",
  identifier: "Support ID or e-mail address",
  email: "E-mail address",
  password: "Password",
  currentPassword: "Current password",
  newPassword: "New password",
  passwordHint: "At least 8 characters. A sentence is easier to remember than a riddle.",
  backToChat: "Back to the chat",
  signIn: {
    heading: "Sign in",
    submit: "Sign in",
    provider: "Sign in with {provider}",
    numberHint: "Without an address: your support number, and the phrase as the password.",
  },
  begin: {
    heading: "New here? Write to us",
    intro: "What you write is sent at once, and you read our answer on the next page.",
    message: "Your message",
    way: "How you come back to our answer",
    wayEmail: "With an address and a password",
    wayPhrase: "Without an address",
    wayPhraseHint:
      "We show you a number and a phrase to write down. No e-mail tells you of the answer, and nobody can replace what you lose.",
    onlyWithAddress: "The next two fields are for those with an address:",
    emailHint: "We send you a link to confirm it. After that we e-mail you when there is an answer.",
    password: "Choose a chat password",
    passwordHint:
      "With it you find the conversation again on any device. At least 8 characters; a sentence is easy to remember.",
    submit: "Send message",
  },
  draftKept: "You are no longer signed in, so the message was not sent. Sign in, and you will find it in its field.",
  aboutOrder:
    "Sign in to talk about your order. If you are new here, simply write to us: we will see which order it is.",
  forgot: {
    link: "Forgot your password?",
    heading: "A new password",
    intro:
      "Enter the e-mail address of your chat, and we will send you a link to choose a new password. Without an address there is no such way: nobody can restore a phrase.",
    submit: "Send the link",
    sent: "If {email} has a chat, the link is on its way. It works for 24 hours.",
  },
  reset: {
    heading: "Choose a new password",
    intro: "It signs you in here and signs you out everywhere else.",
    submit: "Use this password",
  },
  change: {
    link: "Change your password",
    heading: "Change your password",
    intro: "Your other devices will be signed out.",
    submit: "Change password",
  },
  confirm: {
    heading: "Confirm your address",
    intro: "Enter the password you chose with your message, so that nobody can use your address without you.",
    introHere: "Then you can read the conversation on any device, and we e-mail you when there is an answer.",
    submit: "Confirm the address",
    sendAgain: "Send the confirmation again",
    againIntro: "Enter the address, and we will send you a new link.",
    sentAgain: "If {email} is waiting for its confirmation, a new link is on its way.",
    joinedHeading: "Your message is in your chat",
    joined:
      "The address is confirmed. You already have a chat with it, so your message has moved there. Sign in with the password of that chat to go on.",
  },
  errors: {
    "password-too-short": "The new password is too short: it needs at least 8 characters.",
    "password-too-long": "The new password is too long: 72 characters are enough.",
    "credentials-wrong":
      "The support ID, support number, address or password is wrong. If you are new and gave an address, open the link in our e-mail first.",
    "email-not-confirmed": "The e-mail address is not confirmed yet. Please open the link in our e-mail first.",
    "code-invalid": "This link is incomplete, has already been used, or is too old. Please request a new one.",
    "password-wrong": "The current password is wrong.",
    "password-not-chosen":
      "This is not the password chosen with the message. If it was not you who wrote, do nothing: the address stays unconfirmed.",
    "password-blank": "The new password is nothing but spaces. Please choose another one.",
    "password-common":
      "This password is one of the most common ones, and the first that others try. Please choose another.",
    "password-unchanged": "The new password must differ from the current one.",
    "password-refused": "The new password was not accepted. Please choose another one.",
    "account-blocked": "This account is closed. Please write to us with the contact form.",
    "service-unavailable":
      "We cannot check this at the moment. Please try again in a minute; what you typed is still here.",
    "cookie-refused":
      "The password is right, but staying signed in needs a cookie, and your browser did not keep it. It is called “wren-session” and stays until you sign out, 30 days at most. Please allow cookies for this site and sign in again.",
    "cookie-refused-begun":
      "Your message has been sent, but only a cookie can show you the conversation, and your browser did not keep it. It is called “wren-session” and stays until you sign out, 30 days at most. Please allow cookies for this site, open the link in our e-mail, and you will find the conversation.",
    "cookie-refused-numbered":
      "Your message has been sent, but only a cookie can show you the conversation, and your browser did not keep it. It is called “wren-session” and stays until you sign out, 30 days at most. Please allow cookies for this site, go back one page and send the message again: it does not arrive twice, and you will see your number and your phrase.",
    "phrase-instead": "This chat has a phrase and no password. You can make a new one in the chat.",
    "beginning-over": "This form has begun a chat already. Please send it once more to begin another.",
    "message-missing": "Please write something.",
    "message-too-long": "The message is too long: at most {max} characters.",
  },
} as const;
