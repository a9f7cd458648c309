import type { Core } from "@strapi/strapi";
import type { Account } from "../strapi-edges";
import { table } from "./table";

type AccountRow = Account & {
  documentId: string;
  username: string;
  provider: string | null;
  confirmationToken: string | null;
  resetPasswordToken: string | null;
  claimedEmail: string | null;
  supportNumber: string | null;
};

/** Accounts of visitors, which belong to Strapi's plugin. */
export const accountRows = (strapi: Core.Strapi) => table<AccountRow>(strapi, "plugin::users-permissions.user");
