import type { Core } from "@strapi/strapi";
import { mailSender } from "../../../platform/mail/sender";
import { env } from "../../../platform/env";
import { confirmationMail, resetMail } from "./mail-texts";

/**
 * Sets how visitors register and which mails Strapi sends. The code decides at every start, not the admin: addresses
 * follow PUBLIC_URL, and a switch flipped by accident opens nothing.
 */
export async function applyAccountSettings(strapi: Core.Strapi): Promise<void> {
  const site = env("PUBLIC_URL");
  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  await store.set({
    key: "advanced",
    value: {
      unique_email: true,
      allow_register: true,
      email_confirmation: true,
      email_reset_password: `${site}/support/chat/reset-password`,
      // Strapi redirects here after a confirmation; web asks for the confirmation itself and reads only the status.
      email_confirmation_redirection: `${site}/support/chat`,
      default_role: "authenticated",
    },
  });
  await store.set({
    key: "email",
    value: {
      reset_password: template("reset_password", resetMail(site)),
      email_confirmation: template("email_confirmation", confirmationMail(site)),
    },
  });
}

function template(name: string, { subject, text }: { subject: string; text: string }) {
  const { name: senderName, address } = mailSender();
  return {
    display: `Email.template.${name}`,
    icon: "envelope",
    options: { from: { name: senderName, email: address }, response_email: "", object: subject, message: text },
  };
}
