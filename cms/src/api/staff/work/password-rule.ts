import type { Core } from "@strapi/strapi";
import { STAFF_PASSWORD_MIN_LENGTH, staffPasswordProblem, type Locale, type StaffPasswordProblem } from "@wren/domain";
import { staffLanguage } from "../../../platform/desk/current-staff";
import { refuseField } from "../../../platform/documents/refuse-field";
import { extendService } from "../../../platform/strapi-edges";
import { staffUsers, type StaffUser } from "./rows";

type Attributes = { password?: string; email?: string; firstname?: string; lastname?: string };
type Users = { updateById(id: number | string, attributes: Attributes): Promise<unknown> };

/** The server says these sentences, because every page of Strapi's admin that takes a password shows them as they come. */
const SENTENCES: Record<Locale, Record<StaffPasswordProblem, string>> = {
  en: {
    "password-too-short": `The password is too short: it needs at least ${String(STAFF_PASSWORD_MIN_LENGTH)} characters.`,
    "password-too-long": "The password is too long: 72 characters are enough.",
    "password-blank": "The password consists of nothing but spaces.",
    "password-common": "This password is one of the first that others try. Please choose another one.",
    "password-personal": "This password consists of a name or the e-mail address. Please choose another one.",
  },
  de: {
    "password-too-short": `Das Passwort ist zu kurz: Es braucht mindestens ${String(STAFF_PASSWORD_MIN_LENGTH)} Zeichen.`,
    "password-too-long": "Das Passwort ist zu lang: 72 Zeichen genügen.",
    "password-blank": "Das Passwort besteht nur aus Leerzeichen.",
    "password-common": "Dieses Passwort gehört zu den ersten, die andere ausprobieren. Bitte wählen Sie ein anderes.",
    "password-personal":
      "Dieses Passwort besteht aus einem Namen oder der E-Mail-Adresse. Bitte wählen Sie ein anderes.",
  },
};

/** Applies the rule for staff to every new password, whoever sets it. */
export function guardPasswords(strapi: Core.Strapi): void {
  extendService<Users>(strapi, "admin::user", (users) => ({
    ...users,
    async updateById(id, attributes) {
      if (attributes.password !== undefined) {
        const user = await staffUsers(strapi).findOne({ where: { id: Number(id) } });
        if (user) refuseWeakPassword(strapi, { ...user, ...attributes }, attributes.password);
      }
      return users.updateById(id, attributes);
    },
  }));
}

type Owner = Pick<StaffUser, "email" | "firstname" | "lastname"> & { preferedLanguage?: string | null };

export function refuseWeakPassword(strapi: Core.Strapi, owner: Owner, password: string): void {
  const { email, firstname, lastname, preferedLanguage } = owner;
  const problem = staffPasswordProblem(password, [email, firstname ?? "", lastname ?? ""]);
  if (!problem) return;
  // Whoever sets a password may not be signed in yet, so the account says which language is read.
  const sentence = SENTENCES[staffLanguage(strapi, preferedLanguage ?? null)][problem];
  refuseField(["password"], { en: sentence, de: sentence });
}
