import { authResponseSchema, VISITOR_KEY_HEADER } from "@wren/domain";
import { parseCookie } from "cookie";
import { env } from "#app/env.server.ts";
import type { Tokens } from "./accounts.server.ts";

const TIMEOUT_MS = 10_000;

/** The cms's own cookies during a provider login, where it keeps the state of the login. */
export const PROVIDER_COOKIES = ["connect", "connect.sig"] as const;

export type ProviderCookies = Partial<Record<(typeof PROVIDER_COOKIES)[number], string>>;

type Step = { location: string | null; cookies: ProviderCookies };

/** The address to send the browser to, and the cookies that it must bring back; null when the provider is unknown. */
export async function startProviderLogin(provider: string, visitorKey: string): Promise<Step | null> {
  const step = await ask(`/connect/${encodeURIComponent(provider)}`, { cookies: {}, visitorKey });
  return step?.location && isElsewhere(step.location) ? step : null;
}

/** Finishes the login: the cms exchanges the provider's code and answers with its own tokens. */
export async function finishProviderLogin(
  provider: string,
  { search, cookies, visitorKey }: { search: string; cookies: ProviderCookies; visitorKey: string },
): Promise<Tokens | null> {
  const name = encodeURIComponent(provider);
  const exchanged = await ask(`/connect/${name}/callback${search}`, { cookies, visitorKey });
  if (!exchanged?.location || new URL(exchanged.location, env.PUBLIC_URL).searchParams.has("error")) return null;

  const response = await send(`/auth/${name}/callback`, { cookies: { ...cookies, ...exchanged.cookies }, visitorKey });
  const answer = authResponseSchema.safeParse(await response?.json().catch(() => null));
  return answer.success ? { token: answer.data.jwt, refreshToken: answer.data.refreshToken } : null;
}

type Sender = { cookies: ProviderCookies; visitorKey: string };

async function ask(path: string, sender: Sender): Promise<Step | null> {
  const response = await send(path, sender);
  if (response?.status !== 302) return null;
  return { location: response.headers.get("location"), cookies: cookiesOf(response) };
}

async function send(path: string, { cookies, visitorKey }: Sender): Promise<Response | null> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  try {
    return await fetch(env.CMS_URL.replace(/\/$/, "") + env.CMS_PREFIX + path, {
      headers: { Cookie: cookie.join("; "), [VISITOR_KEY_HEADER]: visitorKey },
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return null;
  }
}

function cookiesOf(response: Response): ProviderCookies {
  const set = Object.assign({}, ...response.headers.getSetCookie().map((line) => parseCookie(line))) as ProviderCookies;
  return Object.fromEntries(PROVIDER_COOKIES.flatMap((name) => (set[name] ? [[name, set[name]]] : [])));
}

/** False for the cms's redirect to itself, which is its answer for an unknown provider and unreachable for browsers. */
function isElsewhere(location: string): boolean {
  return URL.canParse(location) && new URL(location).origin !== new URL(env.CMS_URL).origin;
}
