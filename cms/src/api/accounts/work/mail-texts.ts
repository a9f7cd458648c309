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

Somebody, we hope you, has written to us in the Wren support chat (${site}) and given this e-mail address.
Confirm it here with the password chosen there. Then the conversation can be read on any device, and we
send you an e-mail when there is an answer:

${link}

Not you? Then do nothing: we do not use an unconfirmed address, and a chat of your own stays as it is.

---

Guten Tag

Jemand, hoffentlich Sie selbst, hat uns im Support-Chat von Wren (${site}) geschrieben und diese
E-Mail-Adresse angegeben. Bestätigen Sie sie hier mit dem Passwort, das Sie dort gewählt haben. Dann können
Sie das Gespräch auf jedem Gerät lesen, und wir schreiben Ihnen, wenn eine Antwort da ist:

${link}

Das waren nicht Sie? Dann müssen Sie nichts tun: Unbestätigt benutzen wir die Adresse nicht, und falls Sie
selbst einen Chat haben, bleibt er, wie er ist.

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
