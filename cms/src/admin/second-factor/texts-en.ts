/** English texts about the second factor of staff, on its page and at the sign-in. */
export const en = {
  "factor.title": "Second factor",
  "factor.subtitle":
    "A code from an app on your phone, besides your password. A stolen password alone is then worthless.",
  "factor.on":
    "On. {left, plural, =0 {No recovery code is left} one {One recovery code is left} other {# recovery codes are left}}.",
  "factor.off": "Off. Your password alone signs in.",
  "factor.off.required": "Your role needs it. You will be asked for it the next time you sign in.",
  "factor.begin": "Set up",
  "factor.replace": "Use another phone",
  "factor.replace.hint": "A code from the current phone, or a recovery code.",
  "factor.password": "Your password",
  "factor.cancel": "Cancel",
  "factor.continue": "Continue",

  "factor.scan": "1. Scan this with an authenticator app, or type the key into it.",
  "factor.qr": "QR code of the key",
  "factor.key": "Key",
  "factor.keep":
    "2. Keep these recovery codes, but not on the phone. Each signs you in once if the phone is lost. They are not shown again.",
  "factor.type": "3. Type the code that the app shows.",
  "factor.code": "Code",
  "factor.code.hint": "Six digits from your app, or a recovery code.",
  "factor.confirm": "Turn on",
  "factor.confirmed": "The second factor is on. Your other sessions were ended.",

  "factor.codes": "New recovery codes",
  "factor.codes.hint": "The old ones stop working.",
  "factor.codes.new": "Keep these codes. They are not shown again.",
  "factor.turn-off": "Turn off",
  "factor.turned-off": "The second factor is off.",
  "factor.required": "Your role needs a second factor, so it cannot be turned off.",

  "factor.others": "Colleagues",
  "factor.others.name": "Name",
  "factor.others.state": "Second factor",
  "factor.others.on": "On",
  "factor.others.off": "Off",
  "factor.others.missing": "Not set up yet; needed at the next sign-in",
  "factor.others.actions": "Reset",
  "factor.others.none": "You have no colleagues here yet.",
  "factor.reset": "Reset",
  "factor.reset.question": "Reset the second factor of {name}?",
  "factor.reset.what":
    "For a lost phone. Make sure that {name} is really the one asking; an e-mail is not enough. All their sessions end, and their password alone signs in until they set it up again.",
  "factor.reset.done": "Reset.",

  "factor.sign-in": "Sign in",
  "factor.sign-in.title": "Second factor",
  "factor.sign-in.set-up": "Your role needs a second factor. Set it up now.",
  "factor.missing": "You are not signed in: the second factor is missing.",
  "factor.wrong": "This code is wrong, or has already been used. Wait for the next one.",
  "factor.too-many": "Too many wrong codes. Use a recovery code, or try again in an hour.",

  "refusal.wrong-password": "This is not your password.",
  "refusal.wrong-code": "This code is wrong, or has already been used. Wait for the next one.",
  "refusal.too-many-codes": "Too many wrong codes. Use a recovery code, or try again in an hour.",
  "refusal.factor-is-required": "Your role needs a second factor, so it cannot be turned off.",
  "refusal.factor-not-begun": "The set-up was restarted elsewhere. Start again.",
} as const;
