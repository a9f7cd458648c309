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
  confirmationSent:
    "We have sent a message to {email}. Open the link in it and confirm the address with your password to start chatting. If nothing arrives, check your spam folder.",
  signIn: { heading: "Sign in", submit: "Sign in", provider: "Sign in with {provider}" },
  register: {
    heading: "New here",
    intro: "All we need is an e-mail address and a password. We e-mail you when there is an answer.",
    submit: "Start",
  },
  draftKept: "You are no longer signed in, so the message was not sent. Sign in, and you will find it in its field.",
  aboutOrder: "Sign in to talk about your order. If you are new here, choose a password first.",
  forgot: {
    link: "Forgot your password?",
    heading: "A new password",
    intro: "Enter the e-mail address of your chat, and we will send you a link to choose a new password.",
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
    intro: "Enter the password you have just chosen, so that nobody can use your address without you.",
    submit: "Confirm the address",
    sendAgain: "Send the confirmation again",
    againIntro: "Enter the address, and we will send you a new link.",
    sentAgain: "If {email} is waiting for its confirmation, a new link is on its way.",
  },
  errors: {
    "password-too-short": "The new password is too short: it needs at least 8 characters.",
    "password-too-long": "The new password is too long: 72 characters are enough.",
    "credentials-wrong": "The support ID, the e-mail address or the password is wrong.",
    "email-not-confirmed": "The e-mail address is not confirmed yet. Please open the link in our e-mail first.",
    "code-invalid": "This link is incomplete, has already been used, or is too old. Please request a new one.",
    "password-wrong": "The current password is wrong.",
    "password-not-chosen":
      "This is not the password last chosen for this address. Choose a new one by e-mail; that confirms the address too.",
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
  },
} as const;
