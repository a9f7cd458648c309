/**
 * Mails about an account, English first, because the reader's language is not known yet. Strapi fills in what stands
 * between `<%=` and `%>`.
 */
type MailText = { subject: string; text: string };

export function confirmationMail(site: string): MailText {
  const link = `${site}/support/chat/confirm-email?confirmation=<%= CODE %>`;
  return {
    subject: "Confirm your e-mail address · E-Mail-Adresse bestätigen",
    text: `Hello

Somebody, we hope you, wants to use the Wren support chat (${site}) with this e-mail address.
Open this page and confirm it with the password you chose, and the chat is ready for you:

${link}

Not you? Then do nothing: we do not use an unconfirmed address.

---

Guten Tag

Jemand, hoffentlich Sie selbst, möchte mit dieser E-Mail-Adresse den Support-Chat von Wren (${site}) benutzen.
Öffnen Sie diese Seite und bestätigen Sie es mit dem Passwort, das Sie gewählt haben, dann ist der Chat für Sie bereit:

${link}

Das waren nicht Sie? Dann müssen Sie nichts tun: Unbestätigt wird die Adresse nicht benutzt.

Wren Mobile AG, Bern
`,
  };
}

export function resetMail(site: string): MailText {
  const link = "<%= URL %>?code=<%= TOKEN %>";
  return {
    subject: "A new password for your chat · Neues Passwort für Ihren Chat",
    text: `Hello

Somebody, we hope you, asked Wren (${site}) for a new chat password. Choose one here within 24 hours:

${link}

Not you? Then do nothing: your password stays as it is.

---

Guten Tag

Jemand, hoffentlich Sie selbst, hat bei Wren (${site}) ein neues Passwort für den Chat verlangt. Wählen Sie es
innerhalb von 24 Stunden hier:

${link}

Das waren nicht Sie? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.

Wren Mobile AG, Bern
`,
  };
}

export function alreadyRegisteredMail(site: string): MailText {
  return {
    subject: "You already have a chat account · Sie haben schon ein Chat-Konto",
    text: `Hello

Somebody, we hope you, tried to register this e-mail address for the Wren support chat (${site}). It is
already registered, so nothing has changed. Sign in here:

${site}/support/chat

Forgotten your password? Choose a new one:

${site}/support/chat/forgot-password

Not you? Then do nothing.

---

Guten Tag

Jemand, hoffentlich Sie selbst, wollte diese E-Mail-Adresse für den Support-Chat von Wren (${site}) anmelden.
Sie ist es schon, es wurde nichts geändert. Hier melden Sie sich an:

${site}/de/support/chat

Sie wissen das Passwort nicht mehr? Wählen Sie ein neues:

${site}/de/support/chat/forgot-password

Das waren nicht Sie? Dann müssen Sie nichts tun.

Wren Mobile AG, Bern
`,
  };
}
