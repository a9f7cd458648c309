import {
  ACCOUNT_REFUSALS,
  authResponseSchema,
  confirmResponseSchema,
  refreshResponseSchema,
  userSchema,
  VISITOR_KEY_HEADER,
  type AccountRefusal,
  type ConfirmRequest,
  type User,
} from "@wren/domain";
import { env } from "#app/env.server.ts";
import { backend } from "./backend.server.ts";
import { BackendError, type BackendCall, type Bearer } from "./client.server.ts";
import { classifyFailure, type CommonFailure } from "./refusals.server.ts";

/** Tokens of a session: an access token for ten minutes, and a refresh token for the next pair. */
export type Tokens = { token: string; refreshToken: string };

/** Storage for this visitor's tokens. */
export type Account = Bearer & { readonly tokens: Tokens | null; store(tokens: Tokens): void };

export type AccountFailure = { code: AccountRefusal | "password-refused" } | CommonFailure;

export type AccountOutcome = { ok: true } | ({ ok: false } & AccountFailure);

/** The visitor of a request, with the key by which rate limits count. */
export type Visitor = { account: Account; visitorKey: string };

/** Statuses that mean a wrong token. A limit, or a cms that is away, says nothing about it. */
const REFUSALS = [400, 401, 403];

/** A token is refreshed this long before it expires, so that it cannot expire during a call. */
const REFRESH_BEFORE_END_MS = 30_000;

// The spec's calls (sections 4 and 7): which of them clear the token, store it, or load the user.

export async function signIn(visitor: Visitor, body: { identifier: string; password: string }) {
  return openSession(visitor, { method: "POST", path: "/auth/local", body });
}

/**
 * Opens an account of its own for a new visitor, whether the address is known or not; the link in the mail gives it the
 * address. Sent again with the same key, it opens the same one.
 */
export async function register(visitor: Visitor, body: { email: string; password: string; key: string }) {
  const call = { method: "POST", path: "/auth/local/register", body: { username: body.email, ...body } } as const;
  return openSession(visitor, call);
}

/**
 * Opens an account for a new visitor who gives no address. Sent again with the same key and phrase, it opens the same
 * one.
 */
export async function beginWithoutAddress(
  { account, visitorKey }: Visitor,
  body: { phrase: string; key: string },
): Promise<{ ok: true; supportNumber: string } | ({ ok: false } & AccountFailure)> {
  account.clear();
  try {
    const call = { method: "POST", path: "/auth/begin-without-address", body, headers: keyHeader(visitorKey) } as const;
    const { jwt, refreshToken, user } = authResponseSchema.parse((await backend.call(call)).body);
    account.store({ token: jwt, refreshToken });
    return { ok: true, supportNumber: user.username };
  } catch (error) {
    return { ok: false, ...failureOf(error) };
  }
}

/** Replaces the phrase of an account without an address and ends its other sessions. */
export async function setNewPhrase(visitor: Visitor, phrase: string) {
  const { account, visitorKey } = visitor;
  await refreshExpiringTokens(account, visitorKey);
  const call = { path: "/auth/new-phrase", body: { phrase }, bearer: bearerOf(visitor) } as const;
  return attempt({ method: "POST", ...call }, visitorKey);
}

export async function forgotPassword({ account, visitorKey }: Visitor, email: string) {
  account.clear();
  return attempt({ method: "POST", path: "/auth/forgot-password", body: { email } }, visitorKey);
}

export async function resetPassword(visitor: Visitor, { code, password }: { code: string; password: string }) {
  const body = { code, password, passwordConfirmation: password };
  return openSession(visitor, { method: "POST", path: "/auth/reset-password", body });
}

/** Changes the password and ends all sessions of the account; the answer brings a new one for this browser. */
export async function changePassword(
  visitor: Visitor,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<AccountOutcome> {
  const { account, visitorKey } = visitor;
  await refreshExpiringTokens(account, visitorKey);
  const body = { currentPassword, password, passwordConfirmation: password };
  return store(account, { method: "POST", path: "/auth/change-password", body, bearer: bearerOf(visitor) }, visitorKey);
}

/** Sends a new link; the session says which of several beginnings under the same address is meant. */
export async function sendEmailConfirmation(visitor: Visitor, email: string) {
  const { account, visitorKey } = visitor;
  await refreshExpiringTokens(account, visitorKey);
  const call = { path: "/auth/send-email-confirmation", body: { email }, bearer: bearerOf(visitor) } as const;
  return attempt({ method: "POST", ...call }, visitorKey);
}

/**
 * Confirms the address with the chosen password, or by the session that began under it, and signs in. A refusal leaves the session alone: it may be the only way
 * to the conversation. `isJoined`: the address had an account, which the visitor has to sign in to.
 */
export async function confirmEmail(visitor: Visitor, body: ConfirmRequest) {
  const { account, visitorKey } = visitor;
  try {
    await refreshExpiringTokens(account, visitorKey);
    const [bearer, headers] = [bearerOf(visitor), keyHeader(visitorKey)];
    const call = { method: "POST", path: "/auth/confirm-email", body, bearer, headers } as const;
    const confirmed = confirmResponseSchema.parse((await backend.call(call)).body);
    const isJoined = "isJoined" in confirmed;
    if (isJoined) account.clear();
    else account.store({ token: confirmed.jwt, refreshToken: confirmed.refreshToken });
    return { ok: true, isJoined } as const;
  } catch (error) {
    return { ok: false, ...failureOf(error) } as const;
  }
}

export async function signOut(visitor: Visitor): Promise<void> {
  const { account, visitorKey } = visitor;
  await refreshExpiringTokens(account, visitorKey);
  const { tokens } = account;
  if (tokens) {
    const body = { refreshToken: tokens.refreshToken };
    // This browser forgets the session whatever the cms answers.
    await attempt({ method: "POST", path: "/auth/logout", body, bearer: bearerOf(visitor) }, visitorKey);
  }
  account.clear();
}

/**
 * The signed-in user. A session that the cms no longer accepts is cleared silently; it stays while the cms is
 * unreachable.
 */
export async function findCurrentUser(visitor: Visitor): Promise<User | null> {
  const { account } = visitor;
  if (!account.tokens) return null;
  // The key is computed when it is read, so only for visitors who are signed in, which few are.
  const { visitorKey } = visitor;
  await refreshExpiringTokens(account, visitorKey);
  try {
    const { body } = await backend.call({
      path: "/users/me",
      query: env.AUTH_QUERY,
      bearer: bearerOf(visitor),
      headers: keyHeader(visitorKey),
    });
    return userSchema.parse(body);
  } catch (error) {
    if (!(error instanceof BackendError) || error.isAnswer) account.clear();
    return null;
  }
}

async function openSession({ account, visitorKey }: Visitor, call: BackendCall): Promise<AccountOutcome> {
  account.clear();
  return store(account, call, visitorKey);
}

async function store(account: Account, call: BackendCall, visitorKey: string): Promise<AccountOutcome> {
  try {
    const { body } = await backend.call({ ...call, headers: keyHeader(visitorKey) });
    const { jwt, refreshToken } = authResponseSchema.parse(body);
    account.store({ token: jwt, refreshToken });
    return { ok: true };
  } catch (error) {
    return { ok: false, ...failureOf(error) };
  }
}

async function attempt(call: BackendCall, visitorKey: string): Promise<AccountOutcome> {
  try {
    await backend.call({ ...call, headers: keyHeader(visitorKey) });
    return { ok: true };
  } catch (error) {
    return { ok: false, ...failureOf(error) };
  }
}

function keyHeader(visitorKey: string): Record<string, string> {
  return { [VISITOR_KEY_HEADER]: visitorKey };
}

/** Refreshes in progress: a refresh token works once, so concurrent requests of one page share its use. */
const refreshing = new Map<string, Promise<Tokens | null>>();
/** A browser that sends its old cookie again (two tabs, a lost answer) gets the new tokens for this long. */
const REMEMBER_REFRESH_MS = 60_000;

/** Replaces a token that is about to expire; runs before any call of a signed-in visitor. */
export async function refreshExpiringTokens(account: Account, visitorKey: string): Promise<void> {
  const { tokens } = account;
  if (!tokens || endOf(tokens.token) - Date.now() > REFRESH_BEFORE_END_MS) return;
  // The next request may try again.
  await renewTokens(account, visitorKey).catch(() => undefined);
}

async function renewTokens(account: Account, visitorKey: string): Promise<boolean> {
  if (!account.tokens) return false;
  const { refreshToken } = account.tokens;
  const question = refreshing.get(refreshToken) ?? refresh(refreshToken, visitorKey);
  refreshing.set(refreshToken, question);
  const fresh = await question;
  if (fresh) account.store(fresh);
  return fresh !== null;
}

/** The bearer of a call. By the clock of the cms a token may have expired that is still good by ours. */
export function bearerOf({ account, visitorKey }: Visitor): Bearer {
  return {
    get token() {
      return account.token;
    },
    renew: () => renewTokens(account, visitorKey),
    clear: () => account.clear(),
  };
}

/** @returns null when the cms refuses the token; one that it could not look at may still be good */
async function refresh(refreshToken: string, visitorKey: string): Promise<Tokens | null> {
  try {
    const body = { refreshToken };
    const answer = await backend.call({ method: "POST", path: "/auth/refresh", body, headers: keyHeader(visitorKey) });
    const { jwt, refreshToken: next } = refreshResponseSchema.parse(answer.body);
    setTimeout(() => refreshing.delete(refreshToken), REMEMBER_REFRESH_MS).unref();
    return { token: jwt, refreshToken: next };
  } catch (error) {
    refreshing.delete(refreshToken);
    const isRefused = error instanceof BackendError && error.isAnswer && REFUSALS.includes(error.status);
    if (!isRefused) throw error;
    return null;
  }
}

/**
 * A token's expiry time as it states it; an unreadable token has expired. The cms verifies tokens, so this need not.
 */
function endOf(token: string): number {
  try {
    const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
    const { exp } = JSON.parse(payload) as { exp?: unknown };
    return typeof exp === "number" ? exp * 1000 : 0;
  } catch {
    return 0;
  }
}

function failureOf(error: unknown): AccountFailure {
  const { common, refusal } = classifyFailure(error);
  if (common) return common;
  const code = ACCOUNT_REFUSALS.find((known) => known === refusal.message);
  // Our own forms have already checked everything else.
  return { code: code ?? "password-refused" };
}
