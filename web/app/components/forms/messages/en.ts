/** Messages that every form can show. A feature may override them or add its own. English is the reference. */
export const messages = {
  problem: "There is a problem",
  errors: {
    "field-missing": "Please fill the field “{field}”.",
    "too-short": "The field “{field}” is too short.",
    "too-long": "The field “{field}” is too long.",
    "too-small": "The number in the field “{field}” is too small.",
    "too-big": "The number in the field “{field}” is too big.",
    "wrong-type-number": "The field “{field}” takes a number.",
    "wrong-type-string": "The field “{field}” takes text.",
    "wrong-type-boolean": "The field “{field}” takes yes or no.",
    "wrong-type-date": "The field “{field}” takes a date.",
    "wrong-type-object": "The field “{field}” takes several parts, each with its name.",
    "wrong-type-array": "The field “{field}” takes a list.",
    "value-invalid": "The field “{field}” was not understood. Please check it.",
    "email-missing": "Please provide an e-mail address.",
    "email-invalid": "This is not a valid e-mail address.",
    "too-few-files": "At least {files, plural, one {# file} other {# files}}, please.",
    "too-many-files": "At most {files, plural, one {# file} other {# files}}, please.",
    "file-too-large": "A file is too big: at most {megabytes} MB each.",
    "file-empty": "A file is empty.",
    "file-broken": "A file could not be read. Please try another.",
    "message-characters":
      "The message holds characters that nobody can see. Please type it anew instead of pasting it.",
    "identifier-missing": "Please enter the nest ID or mobile ID.",
    "identifier-wrong":
      "This number has a typing mistake: its last character checks the others. Please compare it with your card.",
    "identifier-support": "This is a support ID. Please enter the nest ID or mobile ID from the same card.",
    "identifier-not-found": "Mobile ID not found. Please check it and retry.",
    "nest-not-found": "Nest ID not found. Please check it and retry.",
    "invalid-request": "Invalid request. Please open the page anew and try again.",
    "too-many-tries":
      "Too many tries. Please wait {minutes, plural, one {a minute} other {# minutes}}. What you have typed is still here.",
  },
} as const;
