import type { IncomingMessage } from "node:http";
import type { Core } from "@strapi/strapi";

export type DeskContext = {
  req: IncomingMessage;
  status: number;
  params: Partial<Record<string, string>>;
  query: unknown;
  request: { body?: unknown };
  /** The user signed in to the admin. */
  state: { user: { id: number; email: string; firstname?: string | null; lastname?: string | null } };
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
  strapi.server.routes({
    type: "admin",
    prefix: `/desk/${name}`,
    routes: Object.entries(calls).map(([call, handler]) => {
      return {
        method: call.startsWith("POST") ? "POST" : "GET",
        path: call.slice(call.indexOf("/")),
        // Strapi's type of the context is incomplete.
        handler: (ctx) => handler(ctx as unknown as DeskContext),
        info: { pluginName: "admin", type: "admin" },
        config: {
          policies: [
            "admin::isAuthenticatedAdmin",
            { name: "admin::hasPermissions", config: { actions: [`admin::${uid}`] } },
          ],
        },
      };
    }),
  });
}
