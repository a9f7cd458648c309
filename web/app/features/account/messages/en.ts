/** Texts of the account forms, loaded only by pages that show them. English is the reference. */
export const messages = {
  area: "Your access to the chat",
  identifier: "Support ID or e-mail address",
  email: "E-mail address",
  password: "Password",
  currentPassword: "Present password",
  newPassword: "New password",
  passwordHint: "At least 8 characters. A sentence is easier to remember than a riddle.",
  backToChat: "Back to the chat",
  confirmationSent:
    "We have sent a message to {email}. Open its link and confirm the address with your password, and the chat is open. If nothing comes, look into the spam folder.",
  signIn: { heading: "Sign in", submit: "Sign in", provider: "Sign in with {provider}" },
  register: {
    heading: "New here",
    intro: "An e-mail address and a password are all we need. The address tells you when an answer is there.",
    submit: "Start",
  },
  draftKept: "You are no longer signed in, so the message was not sent. Sign in, and it stands in its field again.",
  aboutOrder: "Sign in, and we talk about your order. If you are new here, choose a password first.",
  forgot: {
    link: "Forgot the password?",
    heading: "A new password",
    intro: "Tell us the e-mail address of your chat, and we send you a link to choose a new password.",
    submit: "Send the link",
    sent: "If {email} has a chat, the link is on its way. It is good for 24 hours.",
  },
  reset: {
    heading: "Choose a new password",
    intro: "You are signed in with it at once, and signed out everywhere else.",
    submit: "Use this password",
  },
  change: {
    link: "Change the password",
    heading: "Change the password",
    intro: "Other devices are signed out.",
    submit: "Change it",
  },
  confirm: {
    heading: "Confirm your address",
    intro: "With the password that you have just chosen, so that nobody can use your address without you.",
    submit: "Confirm the address",
    sendAgain: "Send the confirmation again",
    againIntro: "Tell us the address, and we send you a new link.",
    sentAgain: "If {email} is waiting for its confirmation, a new link is on its way.",
  },
  errors: {
    "password-too-short": "The new password is too short: it needs at least 8 characters.",
    "password-too-long": "The new password is too long: 72 characters are enough.",
    "credentials-wrong": "The support ID, the e-mail address or the password is wrong.",
    "email-not-confirmed": "The e-mail address is not confirmed yet. Open the link in our message first.",
    "code-invalid": "This link is incomplete, has been used already, or is too old. Ask for a new one.",
    "password-wrong": "The present password is wrong.",
    "password-not-chosen":
      "This is not the password that was last chosen for this address. Choose a new one by mail; that confirms the address too.",
    "password-blank": "The new password consists of nothing but spaces. Please add something else.",
    "password-common":
      "This password is one of the most used ones, and the first that others try. Please choose another one.",
    "password-unchanged": "The new password must differ from the present one.",
    "password-refused": "The new password was not accepted. Please choose another one.",
    "account-blocked": "This account is closed. Please write to us by the contact form.",
    "service-unavailable":
      "We cannot check this at the moment. Please try again in a minute; what you have typed is still here.",
    "cookie-refused":
      "The password is right, but staying signed in needs a cookie, and your browser did not keep it. It is called “wren-session” and stays until you sign out, 30 days at most. Please allow cookies for this site and sign in again.",
  },
} as const;
