import type { Core } from "@strapi/strapi";
import type { Account } from "../strapi-edges";
import { table } from "./table";

type AccountRow = Account & {
  username: string;
  provider: string | null;
  confirmationToken: string | null;
  resetPasswordToken: string | null;
};

/** The accounts of visitors, which Strapi's plugin keeps. */
export const accountRows = (strapi: Core.Strapi) => table<AccountRow>(strapi, "plugin::users-permissions.user");
