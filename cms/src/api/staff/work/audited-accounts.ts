import type { Core } from "@strapi/strapi";
import { table } from "../../../platform/rows/table";
import { extendService, inTransaction } from "../../../platform/strapi-edges";
import { actorOf, currentActor, currentRequest } from "../../../platform/desk/current-staff";
import { writeAudit } from "./audit";
import { recordChanges, type AuditedRecord, type RecordChange } from "./record-changes";
import { staffUsers, type StaffUser } from "./rows";

type Method = (...given: unknown[]) => Promise<unknown>;
type Methods = Record<string, Method>;

/** Methods of Strapi's services that change who may do what in the admin. */
const CHANGING: Record<string, readonly string[]> = {
  "admin::user": ["create", "updateById", "deleteById", "deleteByIds"],
  "admin::role": ["create", "update", "deleteByIds", "assignPermissions"],
  "admin::api-token-content-api": ["create", "update", "revoke", "regenerate"],
  "admin::api-token-admin": ["create", "update", "revoke", "regenerate"],
};
const CHANGING_TRANSFER_TOKENS = ["create", "update", "revoke", "regenerate"];

/**
 * Writes changes of staff users, roles and tokens to the trail, in the transaction that makes them. All of these tables
 * are small, so they are compared as a whole: a change has no way to be forgotten.
 */
export function auditAccounts(strapi: Core.Strapi): void {
  for (const [uid, names] of Object.entries(CHANGING))
    extendService<Methods>(strapi, uid, (service) => audited(strapi, service, names));
  extendService<{ token: Methods }>(strapi, "admin::transfer", (transfer) => ({
    ...transfer,
    token: audited(strapi, transfer.token, CHANGING_TRANSFER_TOKENS),
  }));
}

function audited(strapi: Core.Strapi, service: Methods, names: readonly string[]): Methods {
  const changing = Object.entries(service).filter(([name]) => names.includes(name));
  if (changing.length !== names.length) throw new Error(`Strapi has no longer all of ${names.join(", ")}`);
  const wrapped = changing.map(([name, method]): [string, Method] => {
    return [name, (...given) => recordingChanges(strapi, () => method(...given))];
  });
  return { ...service, ...Object.fromEntries(wrapped) };
}

/** A start, which has no request, gives roles their permissions; that is no change of staff. */
async function recordingChanges<Result>(strapi: Core.Strapi, change: () => Promise<Result>): Promise<Result> {
  if (!currentRequest(strapi)) return change();
  return inTransaction(strapi, async () => {
    const before = await readAccounts(strapi);
    const result = await change();
    for (const found of recordChanges(before, await readAccounts(strapi)))
      await writeAudit(strapi, { actor: currentActor(strapi) ?? (await ownerOf(strapi, found)), ...found });
    return result;
  });
}

/** Accepting an invitation and resetting a password are done by the user, who is not signed in yet. */
async function ownerOf(strapi: Core.Strapi, { kind, subjectId }: RecordChange) {
  const user = kind === "user" ? await staffUsers(strapi).findOne({ where: { id: Number(subjectId) } }) : null;
  return user && actorOf(user);
}

type Role = { id: number; name: string; description: string | null };
type Permission = { action: string; subject: string | null; properties: { fields?: string[]; locales?: string[] } };
type Token = {
  id: number;
  name: string;
  description: string | null;
  type?: string | null;
  expiresAt: string | null;
  accessKey: string;
  permissions: { action: string }[];
  adminPermissions?: Permission[];
};

async function readAccounts(strapi: Core.Strapi): Promise<AuditedRecord[]> {
  const users = table<StaffUser & { roles: Role[] }>(strapi, "admin::user");
  const roles = table<Role & { permissions: Permission[] }>(strapi, "admin::role");
  const apiTokens = table<Token>(strapi, "admin::api-token");
  const transferTokens = table<Token>(strapi, "admin::transfer-token");
  const all = { where: {} };
  return [
    ...(await users.findMany({ ...all, populate: ["roles"] })).map(userRecord),
    ...(await roles.findMany({ ...all, populate: ["permissions"] })).map(roleRecord),
    ...(await apiTokens.findMany({ ...all, populate: ["permissions", "adminPermissions"] })).map((token) =>
      tokenRecord("api-token", token),
    ),
    ...(await transferTokens.findMany({ ...all, populate: ["permissions"] })).map((token) =>
      tokenRecord("transfer-token", token),
    ),
  ];
}

function userRecord(user: StaffUser & { roles: Role[] }): AuditedRecord {
  const { id, email, firstname, lastname, isActive, blocked, roles, password } = user;
  const flags = { isActive: String(Boolean(isActive)), blocked: String(Boolean(blocked)) };
  return {
    kind: "user",
    id: String(id),
    name: email,
    values: { email, firstname, lastname, ...flags, roles: roles.map(({ name }) => name) },
    secrets: { password },
  };
}

function roleRecord({ id, name, description, permissions }: Role & { permissions: Permission[] }): AuditedRecord {
  return {
    kind: "role",
    id: String(id),
    name,
    values: { name, description, permissions: permissions.map(permissionText) },
  };
}

function tokenRecord(table: string, token: Token): AuditedRecord {
  const { id, name, description, type = null, expiresAt, accessKey, permissions, adminPermissions = [] } = token;
  const allowed = [...permissions.map(({ action }) => action), ...adminPermissions.map(permissionText)];
  return {
    kind: "token",
    id: `${table} ${String(id)}`,
    name,
    values: {
      name,
      description,
      type,
      expiresAt: expiresAt && new Date(expiresAt).toISOString(),
      permissions: allowed,
    },
    secrets: { accessKey },
  };
}

function permissionText({ action, subject, properties }: Permission): string {
  const { fields, locales } = properties;
  const details = [fields, locales].flatMap((list) => (list?.length ? [`[${list.join(" ")}]`] : []));
  return [action, ...(subject ? [subject] : []), ...details].join(" ");
}
