import type { accountContents } from "../../api/accounts/content";
import type { GermanOf } from "./german-of";

const BY_SITE = "Schreibt die Site selbst.";

export const accounts = {
  "plugin::users-permissions.user": {
    username: ["Name bei der Anmeldung", "Die E-Mail-Adresse, oder die Support-Nummer, wenn keine angegeben ist."],
    email: ["E-Mail-Adresse", "Eine erfundene, bis die echte bestätigt ist, und wenn keine angegeben ist."],
    password: ["Neues Passwort", "Als Hash gespeichert, damit es niemand lesen kann."],
    provider: ["Anmeldung über", BY_SITE],
    confirmed: ["Darf sich anmelden", "Auch mit einer Adresse, die noch nicht bestätigt ist."],
    blocked: ["Gesperrt", "Darf sich nicht anmelden."],
    role: "Rolle",
    claimedEmail: ["Adresse, noch nicht bestätigt", BY_SITE],
    supportNumber: ["Support-Nummer", `${BY_SITE} Nur, wenn keine Adresse angegeben ist.`],
    confirmationToken: ["Code der Bestätigung", BY_SITE],
    resetPasswordToken: ["Code für ein neues Passwort", BY_SITE],
  },
} satisfies GermanOf<typeof accountContents>;
