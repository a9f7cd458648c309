import type { Core } from "@strapi/strapi";
import { addressRequestSchema, registerRequestSchema, type Ok } from "@wren/domain";
import { BEGINNING_COLUMNS } from "../../api/accounts/work/beginning";
import { providerReturnUrl } from "../../api/accounts/work/provider";
import { setPasswordHash } from "../../api/accounts/work/password-hash";
import { refuseAccount, refusingByCode } from "../../api/accounts/work/refusals";
import { register, sendConfirmationAgain } from "../../api/accounts/work/register";
import { findAccountToReset } from "../../api/accounts/work/reset-code";
import { isSessionAlive } from "../../api/accounts/work/session-alive";
import { prepareSignIn } from "../../api/accounts/work/sign-in";
import { verifySession } from "../../api/accounts/work/verify-session";
import { inBackground } from "../../platform/jobs/in-background";
import { parseBody } from "../../platform/http/parse-body";
import { rememberFailure } from "../../platform/http/swallowed-failures";
import { hashPassword } from "../../platform/passwords/hashing";
import { accountRows } from "../../platform/rows/account-rows";
import { accounts } from "../../platform/strapi-edges";
import { clock } from "../../platform/process/clock";

type Context = {
  get(header: string): string;
  params: { provider?: string };
  request: { body?: { code?: unknown } };
  state: { user?: { id: number } };
  body: unknown;
  send(body: unknown): void;
};
type Action = (ctx: Context) => unknown;
type Auth = Record<"callback" | "changePassword" | "forgotPassword" | "resetPassword", Action>;
type Jwt = { verify(token: string): Promise<{ id: number; sessionId?: string }> };
type Providers = { buildRedirectUri(provider: string): string };
type Users = {
  edit(id: number, changes: { password?: string }): Promise<unknown>;
  fetchAuthenticatedUser(id: number): Promise<unknown>;
};
type Permissions = Record<"findRolePermissions" | "findPublicPermissions", (roleId?: number) => Promise<unknown>>;
type Factory<Made> = (dependencies: { strapi: Core.Strapi }) => Made;
type Plugin = {
  contentTypes: { user: { schema: { attributes: object } } };
  controllers: { auth: Factory<Auth> };
  services: {
    jwt: Factory<Jwt>;
    permission: Factory<Permissions>;
    providers: Factory<Providers>;
    user: Factory<Users>;
  };
};

/**
 * Fixes four weaknesses of Strapi's account calls: their answer, or their response time, reveals whether an address
 * has an account; reset codes never expire; the access token of an ended session keeps working; and a database that is
 * away counts as a wrong token.
 */
export default (plugin: Plugin) => {
  Object.assign(plugin.contentTypes.user.schema.attributes, BEGINNING_COLUMNS);
  const { auth: strapiAuth } = plugin.controllers;
  const {
    jwt: strapiJwt,
    permission: strapiPermission,
    providers: strapiProviders,
    user: strapiUser,
  } = plugin.services;

  plugin.controllers.auth = ({ strapi }) => {
    const auth = strapiAuth({ strapi });
    return {
      ...auth,

      async callback(ctx: Context) {
        if (!ctx.params.provider) await prepareSignIn(strapi, ctx.request);
        return refusingByCode(() => auth.callback(ctx));
      },

      async changePassword(ctx: Context) {
        // A password of one's own could not be typed where phrases are.
        const account = ctx.state.user && (await accountRows(strapi).findOne({ where: { id: ctx.state.user.id } }));
        if (account?.supportNumber) refuseAccount("phrase-instead");
        return refusingByCode(() => auth.changePassword(ctx));
      },

      async register(ctx: Context) {
        ctx.body = await register(strapi, parseBody(registerRequestSchema, ctx.request.body));
      },

      forgotPassword(ctx: Context) {
        parseBody(addressRequestSchema, ctx.request.body);
        const unheard = {
          params: {},
          get: () => "",
          request: ctx.request,
          state: ctx.state,
          body: null,
          send: () => undefined,
        };
        inBackground(strapi, "Password reset", () => auth.forgotPassword(unheard));
        ctx.body = { ok: true } satisfies Ok;
      },

      async sendEmailConfirmation(ctx: Context) {
        const { email } = parseBody(addressRequestSchema, ctx.request.body);
        const holder = (await verifySession(strapi, ctx.get("authorization")))?.id ?? null;
        inBackground(strapi, "Confirmation mail", () => sendConfirmationAgain(strapi, { email, holder }));
        ctx.body = { ok: true } satisfies Ok;
      },

      async resetPassword(ctx: Context) {
        const account = await findAccountToReset(strapi, ctx.request.body?.code, clock.now().getTime());
        if (!account) refuseAccount("code-invalid");
        await refusingByCode(() => auth.resetPassword(ctx));
        // The code came by mail, which proves that the address belongs to its reader.
        await accounts(strapi).edit(account, { confirmed: true });
      },
    };
  };

  plugin.services.jwt = ({ strapi }) => {
    const jwt = strapiJwt({ strapi });
    return {
      ...jwt,
      verify: (token) =>
        rememberFailure(strapi, async () => {
          const verified = await jwt.verify(token);
          if (!(await isSessionAlive(strapi, verified.sessionId ?? ""))) throw new Error("Invalid token.");
          return verified;
        }),
    };
  };

  // Strapi hashes a new password on the thread that everybody waits for.
  plugin.services.user = ({ strapi }) => {
    const user = strapiUser({ strapi });
    return {
      ...user,
      fetchAuthenticatedUser: (id) => rememberFailure(strapi, () => user.fetchAuthenticatedUser(id)),
      async edit(id, { password, ...changes }) {
        const hash = password === undefined ? null : await hashPassword(password);
        const edited = await user.edit(id, changes);
        if (hash !== null) await setPasswordHash(strapi, id, hash);
        return edited;
      },
    };
  };

  plugin.services.permission = ({ strapi }) => {
    const permission = strapiPermission({ strapi });
    return {
      ...permission,
      findRolePermissions: (roleId) => rememberFailure(strapi, () => permission.findRolePermissions(roleId)),
      findPublicPermissions: () => rememberFailure(strapi, () => permission.findPublicPermissions()),
    };
  };

  plugin.services.providers = ({ strapi }) => ({
    ...strapiProviders({ strapi }),
    buildRedirectUri: providerReturnUrl,
  });

  return plugin;
};
