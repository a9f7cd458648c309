import type { Core } from "@strapi/strapi";
import type { DeskStaff } from "@wren/domain";
import { table } from "../rows/table";

/** The acting member of staff, as visitors and as colleagues know them. */
export type Who = { staffId: number; shownAs: string; email: string; now: Date };

export function whoIs(user: Named & { id: number }, now: Date): Who {
  return { staffId: user.id, shownAs: shownName(user), email: user.email, now };
}

type StaffUser = {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string;
  isActive: boolean;
  blocked: boolean;
};

/** Everybody who can sign in to the admin, sorted by name. */
export async function listStaff(strapi: Core.Strapi): Promise<DeskStaff[]> {
  const users = await table<StaffUser>(strapi, "admin::user").findMany({
    where: { isActive: true, blocked: false },
    orderBy: { firstname: "asc" },
  });
  return users.map((user) => ({ id: user.id, name: fullName(user) }));
}

/** Name that visitors read of somebody who may have left since. */
export async function shownNameOf(strapi: Core.Strapi, staffId: number): Promise<string | null> {
  const user = await table<StaffUser>(strapi, "admin::user").findOne({ where: { id: staffId } });
  return user && shownName(user);
}

export type Named = { firstname?: string | null; lastname?: string | null; email: string };

export function fullName({ firstname, lastname, email }: Named): string {
  return [firstname, lastname].filter(Boolean).join(" ") || email;
}

/** Name shown to visitors: no more than a first name. */
function shownName({ firstname }: Named): string {
  return firstname?.trim() ? firstname.trim() : "Wren";
}
