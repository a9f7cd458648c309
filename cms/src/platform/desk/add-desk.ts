import type { IncomingMessage } from "node:http";
import type { Core } from "@strapi/strapi";
import type { StaffAbility } from "../strapi-edges";

export type DeskContext = {
  req: IncomingMessage;
  status: number;
  params: Partial<Record<string, string>>;
  query: unknown;
  request: { body?: unknown };
  /** The user signed in to the admin. */
  state: {
    user: { id: number; email: string; firstname?: string | null; lastname?: string | null };
    /** Permissions of the user. */
    userAbility: StaffAbility;
    /** Missing when the call is made with an admin token. */
    session?: { id: string };
  };
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
  set(headers: Record<string, string>): void;
  badRequest(code: string, details: object): void;
  notFound(): void;
  conflict(code: string, details: object): void;
};

export type DeskCalls = Record<`${"GET" | "POST"} /${string}`, (ctx: DeskContext) => Promise<void>>;

type Desk = {
  /** Segment in the address of its calls: `/desk/orders/…`. */
  name: string;
  /** Name of the permission that administrators tick in a role. */
  displayName: string;
  calls: DeskCalls;
};

type Permissions = {
  actionProvider: {
    registerMany(
      actions: { uid: string; section: string; pluginName: string; category: string; displayName: string }[],
    ): void;
  };
};

/**
 * Adds a page of our own to the admin: its calls, and the permission they require. Must be called in `register`:
 * permissions made later do not apply even to the super admin.
 */
export function addDesk(strapi: Core.Strapi, { name, displayName, calls }: Desk): void {
  const uid = `desk.${name}`;
  const permissions = strapi.service("admin::permission") as unknown as Permissions;
  permissions.actionProvider.registerMany([
    { uid, section: "settings", pluginName: "admin", category: "desk", displayName },
  ]);
  addAdminCalls(strapi, { prefix: `/desk/${name}`, permission: `admin::${uid}`, calls });
}

type AdminCalls = {
  prefix: string;
  /** Without one, everybody who is signed in to the admin may make the calls. */
  permission?: string;
  calls: DeskCalls;
};

/** Adds calls of the admin for signed-in users. */
export function addAdminCalls(strapi: Core.Strapi, { prefix, permission, calls }: AdminCalls): void {
  const needed = permission ? [{ name: "admin::hasPermissions", config: { actions: [permission] } }] : [];
  strapi.server.routes({
    type: "admin",
    prefix,
    routes: Object.entries(calls).map(([call, handler]) => {
      return {
        method: call.startsWith("POST") ? "POST" : "GET",
        path: call.slice(call.indexOf("/")),
        // Strapi's type of the context is incomplete.
        handler: (ctx) => handler(ctx as unknown as DeskContext),
        info: { pluginName: "admin", type: "admin" },
        config: { policies: ["admin::isAuthenticatedAdmin", ...needed] },
      };
    }),
  });
}
