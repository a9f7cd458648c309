import { untilTriedAgain } from "./broken-line.ts";

/** A line that is silent for so long is broken. What is sent may be files, on a slow line. */
const FETCHED_WITHIN_MS = 60_000;
const SENT_WITHIN_MS = 180_000;

/** What stands between us and the visitor answers for us when it cannot reach us. */
const GATEWAY_STATUSES = [502, 503, 504];
const STATUSES_WITHOUT_BODY = [204, 205, 304];

type Asked = RequestInit & { signal: AbortSignal };

/**
 * Fetches until there is an answer. Where the line breaks, the router waits meanwhile: so the page stays as it is, with
 * all that was typed, and the same form is sent again with the same token.
 */
export async function fetchPatiently(fetchOnce: typeof fetch, address: URL, init: Asked): Promise<Response> {
  const isForm = init.method !== undefined && init.method !== "GET";
  for (;;) {
    const answer = await fetchWhole(fetchOnce, address, init).catch(() => null);
    if (answer) return answer;
    await untilTriedAgain({ isForm, signal: init.signal });
  }
}

/** The answer with all of its body: one that breaks off in the middle is none. */
async function fetchWhole(fetchOnce: typeof fetch, address: URL, init: Asked): Promise<Response | null> {
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

/** The router's server half marks its answers, errors too. */
function isOurs({ headers }: Response): boolean {
  return headers.has("X-Remix-Response");
}

/** Makes the router patient: all of its requests, and no others, are for addresses that end in `.data`. */
export function makeRouterPatient(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const isRouters = input instanceof URL && input.origin === location.origin && input.pathname.endsWith(".data");
    return isRouters && init?.signal
      ? fetchPatiently(fetchOnce, input, { ...init, signal: init.signal })
      : fetchOnce(input, init);
  };
}
