import type { Core } from "@strapi/strapi";
import { userInfoSchema } from "@wren/domain";
import { env } from "../../../platform/env";
import { loginProviders } from "../../../platform/strapi-edges";

type Provider = Record<"name" | "authorizeUrl" | "tokenUrl" | "userInfoUrl" | "clientId" | "clientSecret", string>;

const USER_INFO_TIMEOUT_MS = 10_000;

/**
 * Sets up the login provider that OAUTH_* describes, or none. Strapi reads a provider's endpoints from its settings and
 * asks our code for the profile; both follow the environment at every start, and providers it does not name are off.
 */
export async function applyLoginProvider(strapi: Core.Strapi): Promise<void> {
  const provider = readProvider();
  const store = strapi.store({ type: "plugin", name: "users-permissions" });
  const email = { enabled: true, icon: "envelope" };
  if (!provider) {
    await store.set({ key: "grant", value: { email } });
    return;
  }
  if (loginProviders(strapi).get(provider.name)) {
    throw new Error(`OAUTH_PROVIDER_NAME: Strapi has fixed addresses for "${provider.name}"; take another name`);
  }
  loginProviders(strapi).add(provider.name, {
    authCallback: ({ accessToken }) => fetchProfile(provider.userInfoUrl, accessToken),
  });
  await store.set({ key: "grant", value: { email, [provider.name]: toGrant(provider) } });
}

/** Address to which the provider sends the browser back: on web, since only web is public. */
export function providerReturnUrl(provider: string): string {
  return `${env("PUBLIC_URL")}/connect/${provider}/callback`;
}

/** `checkEnv` has made sure that either all six settings are there or none. */
function readProvider(): Provider | null {
  const [name, authorizeUrl, tokenUrl] = [
    env("OAUTH_PROVIDER_NAME"),
    env("OAUTH_AUTHORIZE_URL"),
    env("OAUTH_TOKEN_URL"),
  ];
  const [userInfoUrl, clientId] = [env("OAUTH_USERINFO_URL"), env("OAUTH_CLIENT_ID")];
  const clientSecret = env("OAUTH_CLIENT_SECRET");
  if (!name || !authorizeUrl || !tokenUrl || !userInfoUrl || !clientId || !clientSecret) return null;
  return { name, authorizeUrl, tokenUrl, userInfoUrl, clientId, clientSecret };
}

function toGrant({ name, authorizeUrl, tokenUrl, clientId, clientSecret }: Provider) {
  return {
    enabled: true,
    icon: "key",
    oauth: 2,
    key: clientId,
    secret: clientSecret,
    authorize_url: authorizeUrl,
    access_url: tokenUrl,
    scope: ["openid", "email"],
    scope_delimiter: " ",
    // Strapi redirects here with the token. Web only checks it for an error and asks for the token itself.
    callback: providerReturnUrl(name),
  };
}

/** Rejects unverified addresses, which could be anybody's. */
async function fetchProfile(userInfoUrl: string, accessToken: string) {
  const response = await fetch(userInfoUrl, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: "application/json" },
    signal: AbortSignal.timeout(USER_INFO_TIMEOUT_MS),
  });
  const { data } = userInfoSchema.safeParse(response.ok ? await response.json() : null);
  if (!data) throw new Error("The provider did not confirm an e-mail address");
  return { username: data.email, email: data.email };
}
