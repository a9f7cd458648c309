import { attemptTokenRefresh } from "@strapi/strapi/admin";

/**
 * A call of the desk that Strapi's client cannot make: one that streams, sends bytes, or outlives the page. Like
 * the client it asks for a fresh token when the present one has run out, which happens every few minutes.
 * @param path below `/desk/`
 */
export async function deskFetch(path: string, init: RequestInit, token: string | null): Promise<Response> {
  const response = await send(path, init, token);
  return response.status === 401 ? await send(path, init, await attemptTokenRefresh(token)) : response;
}

/** The admin and its calls have the same origin. */
function send(path: string, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Authorization", `Bearer ${token ?? ""}`);
  return fetch(`/desk/${path}`, { ...init, headers, credentials: "include" });
}
