import type { Contents } from "../../platform/content/content";

const BY_SITE = "Written by the site.";

/** Visitors' accounts for the chat. The type is Strapi's own. */
export const accountContents = {
  "plugin::users-permissions.user": {
    isPublic: false,
    isFilledBySite: true,
    labels: {
      username: ["Name at sign-in", "The e-mail address, or the support number of somebody who gave none."],
      email: ["E-mail address", "A made-up one until the real one is confirmed, and for those who gave none."],
      password: ["New password", "Stored as a hash, so that nobody can read it."],
      provider: ["Signs in by", BY_SITE],
      confirmed: ["May sign in", "Whoever has an unconfirmed address may, too."],
      blocked: ["Blocked", "May not sign in."],
      role: "Role",
      claimedEmail: ["Address, not confirmed yet", BY_SITE],
      supportNumber: ["Support number", `${BY_SITE} Only of those who gave no address.`],
      confirmationToken: ["Code of confirmation", BY_SITE],
      resetPasswordToken: ["Code for a new password", BY_SITE],
    },
    readOnly: ["claimedEmail", "supportNumber"],
  },
} satisfies Contents;
