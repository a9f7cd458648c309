import { randomUUID } from "node:crypto";
import { VISITOR_KEY_HEADER } from "@wren/domain";

type CallOptions = { body?: object; token?: string; headers?: Record<string, string>; method?: string };

/** Calls of the content API, with or without a token, each from another visitor unless the headers name one. */
export function createCaller(cmsUrl: () => string) {
  return async (path: string, { body, token, headers, method = body ? "POST" : "GET" }: CallOptions = {}) => {
    const response = await fetch(`${cmsUrl()}/api/${path}`, {
      method,
      redirect: "manual",
      headers: {
        [VISITOR_KEY_HEADER]: randomUUID(),
        ...(body && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("application/json");
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
}
