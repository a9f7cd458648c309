import { waitForRetry } from "./broken-line.ts";

/** Time limits after which a line counts as broken. Sending takes longer, because it may carry files on a slow line. */
const FETCHED_WITHIN_MS = 60_000;
const SENT_WITHIN_MS = 180_000;

/** Statuses with which a proxy answers when it cannot reach us. */
const GATEWAY_STATUSES = [502, 503, 504];
const STATUSES_WITHOUT_BODY = [204, 205, 304];

type AbortableInit = RequestInit & { signal: AbortSignal };

/**
 * Fetches until there is an answer. While the line is broken the router waits, so the page keeps everything typed, and
 * the same form is sent again with the same token.
 */
export async function fetchPatiently(fetchOnce: typeof fetch, address: URL, init: AbortableInit): Promise<Response> {
  const isForm = init.method !== undefined && init.method !== "GET";
  for (;;) {
    const answer = await fetchWhole(fetchOnce, address, init).catch(() => null);
    if (answer) return answer;
    await waitForRetry({ isForm, signal: init.signal });
  }
}

/** The response with its whole body, or null when it breaks off. */
async function fetchWhole(fetchOnce: typeof fetch, address: URL, init: AbortableInit): Promise<Response | null> {
  const limit = new AbortController();
  const stop = () => limit.abort();
  const timer = setTimeout(stop, init.body ? SENT_WITHIN_MS : FETCHED_WITHIN_MS);
  init.signal.addEventListener("abort", stop);
  try {
    const answer = await fetchOnce(address, { ...init, signal: limit.signal });
    if (GATEWAY_STATUSES.includes(answer.status) && !isOurs(answer)) return null;
    const bytes = await answer.arrayBuffer();
    return new Response(STATUSES_WITHOUT_BODY.includes(answer.status) ? null : bytes, answer);
  } finally {
    clearTimeout(timer);
    init.signal.removeEventListener("abort", stop);
  }
}

/** True for answers of our own server: the router's server marks all of them, even errors. */
function isOurs({ headers }: Response): boolean {
  return headers.has("X-Remix-Response");
}

/** Makes the router's requests patient: they are the only ones for addresses ending in `.data`. */
export function makeRouterPatient(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const isRouters = input instanceof URL && input.origin === location.origin && input.pathname.endsWith(".data");
    return isRouters && init?.signal
      ? fetchPatiently(fetchOnce, input, { ...init, signal: init.signal })
      : fetchOnce(input, init);
  };
}
