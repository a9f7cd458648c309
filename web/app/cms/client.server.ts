import qs from "qs";
import { z } from "zod";

/**
 * Supported backend versions: `v3` has no prefix and bare bodies, `v4` wraps entries in `attributes`, `v5` does not.
 */
export const BACKEND_VERSIONS = ["v3", "v4", "v5"] as const;

export type BackendVersion = (typeof BACKEND_VERSIONS)[number];

export type BackendConfig = {
  baseUrl: string;
  version: BackendVersion;
  /** Prefix of every path; v3 has none. */
  prefix: string;
  timeoutMs: number;
  /** The spec's error event, called for every failed call before the caller learns of it. */
  onError?: (error: BackendError) => void;
};

/** The token of the caller. The client reads it for each call and clears it when the backend refuses it. */
export type Bearer = {
  readonly token: string | null;
  /** Tries to get a token that the backend accepts. @returns false when there is none */
  renew?(): Promise<boolean>;
  clear(): void;
};

type Query = Record<string, unknown>;

export type BackendCall = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  query?: Query;
  /** Sent as JSON; bytes are sent unchanged. */
  body?: object;
  headers?: Record<string, string>;
  bearer?: Bearer;
  /** Overrides the client's timeout. */
  timeoutMs?: number;
};

/** The backend's error body unchanged, or the spec's substitute when the backend sent none. */
export type BackendErrorBody =
  | { error: { status: number; name: string; message: string; details?: unknown } }
  | { error: string; message: unknown; statusCode: number };

export class BackendError extends Error {
  override readonly name = "BackendError";
  readonly status: number;
  readonly body: BackendErrorBody;
  /** True when the backend answered with a refusal; false when it was unreachable or its answer unreadable. */
  readonly isAnswer: boolean;

  constructor(body: BackendErrorBody, options: { isAnswer: boolean; cause?: unknown }) {
    super("statusCode" in body ? body.error : body.error.message, { cause: options.cause });
    this.body = body;
    this.isAnswer = options.isAnswer;
    this.status = "statusCode" in body ? body.statusCode : body.error.status;
  }
}

export type ContentResult =
  | { ok: true; status: number; result: unknown; meta: unknown }
  | { ok: false; status: number; result: null; meta: null; error: BackendErrorBody };

/**
 * Client of the backend. It never retries. `call` throws; the content helpers (`find` and the like) return the spec's
 * wrapper instead.
 */
export function createBackendClient({ baseUrl, version, prefix, timeoutMs, onError }: BackendConfig) {
  const base = baseUrl.replace(/\/$/, "") + (version === "v3" ? "" : prefix);

  function addressOf({ path, query }: BackendCall): string {
    const search = query ? qs.stringify(query, { encodeValuesOnly: true }) : "";
    return `${base}${path}${search && `?${search}`}`;
  }

  async function send(call: BackendCall, token: string | null): Promise<Response> {
    return fetch(addressOf(call), {
      method: call.method ?? "GET",
      headers: {
        Accept: "application/json",
        // Requested explicitly, so that a newer backend answers in the older form too.
        ...(version === "v4" ? { "Strapi-Response-Format": "v4" } : {}),
        ...(call.body ? { "Content-Type": isBytes(call.body) ? "application/octet-stream" : "application/json" } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...call.headers,
      },
      body: isBytes(call.body) ? call.body : JSON.stringify(call.body),
      signal: AbortSignal.timeout(call.timeoutMs ?? timeoutMs),
      redirect: "manual",
    });
  }

  /** Retries with a new token when it is stale, and then without, because a stale token must not break a call that needs none. */
  async function sendWithoutStaleToken(call: BackendCall): Promise<Response> {
    const { bearer } = call;
    const response = await send(call, bearer?.token ?? null);
    if (response.status !== 401 || !bearer?.token) return response;
    await response.arrayBuffer();
    if (await bearer.renew?.()) {
      const second = await send(call, bearer.token);
      if (second.status !== 401) return second;
      await second.arrayBuffer();
    }
    bearer.clear();
    return send(call, null);
  }

  async function call(request: BackendCall): Promise<{ status: number; body: unknown }> {
    try {
      const response = await sendWithoutStaleToken(request);
      const text = await response.text();
      if (!response.ok) throw refusal(response, text);
      return { status: response.status, body: text === "" ? null : JSON.parse(text) };
    } catch (cause) {
      const error =
        cause instanceof BackendError
          ? cause
          : new BackendError(synthesize(messageOf(cause)), { isAnswer: false, cause });
      onError?.(error);
      throw error;
    }
  }

  function refusal(response: Response, text: string): BackendError {
    const body = refusalIn(text);
    if (body) return new BackendError(body, { isAnswer: true });
    return new BackendError(synthesize(`The backend answered ${describe(response)}`), { isAnswer: false });
  }

  /** The spec's substitute for an error body that the backend did not send. */
  function synthesize(message: string): BackendErrorBody {
    return version === "v3"
      ? { error: "UnknownError", message, statusCode: 500 }
      : { error: { status: 500, name: "UnknownError", message } };
  }

  async function content(request: BackendCall): Promise<ContentResult> {
    try {
      const { status, body } = await call(request);
      return { ok: true, status, ...unwrap(body) };
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      return { ok: false, status: error.status, result: null, meta: null, error: error.body };
    }
  }

  function unwrap(body: unknown): { result: unknown; meta: unknown } {
    if (version === "v3") return { result: body, meta: null };
    const envelope = envelopeSchema.safeParse(body);
    return envelope.success ? { result: envelope.data.data, meta: envelope.data.meta } : { result: body, meta: null };
  }

  const wrap = (data: object) => (version === "v3" ? data : { data });
  type Options = Pick<BackendCall, "query" | "headers" | "bearer">;

  return {
    call,
    find: (type: string, options: Options = {}) => content({ path: `/${type}`, ...options }),
    findOne: (type: string, id: string, options: Options = {}) =>
      content({ path: `/${type}/${encodeURIComponent(id)}`, ...options }),
    create: (type: string, data: object, options: Options = {}) =>
      content({ method: "POST", path: `/${type}`, body: wrap(data), ...options }),
    update: (type: string, id: string, data: object, options: Options = {}) =>
      content({ method: "PUT", path: `/${type}/${encodeURIComponent(id)}`, body: wrap(data), ...options }),
    delete: (type: string, id: string, options: Options = {}) =>
      content({ method: "DELETE", path: `/${type}/${encodeURIComponent(id)}`, ...options }),
  };
}

function isBytes(body: object | undefined): body is Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array;
}

const envelopeSchema = z.object({ data: z.unknown(), meta: z.unknown().default({}) });

const refusalSchema = z.union([
  z.looseObject({
    error: z.looseObject({ status: z.number(), name: z.string(), message: z.string(), details: z.unknown() }),
  }),
  z.looseObject({ error: z.string(), message: z.unknown(), statusCode: z.number() }),
]);

function refusalIn(text: string): BackendErrorBody | null {
  try {
    const parsed = refusalSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function describe({ status, statusText }: Response): string {
  return statusText ? `${String(status)} ${statusText}` : String(status);
}

/** Unwraps the cause: Node says "fetch failed" and keeps the reason one level deeper. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
