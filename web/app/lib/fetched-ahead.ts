/** Age up to which fetched data is used; older data is fetched anew. */
const FRESH_MS = 10_000;

type Fetched = { answer: Promise<unknown>; askedAtMs: number };

const held = new Map<string, Fetched>();

export function fetchAhead(address: string): void {
  if (!isHeld(address)) held.set(address, { answer: fetchJson(address), askedAtMs: Date.now() });
}

/** Takes prefetched data, which is used once; null when there is none. */
export async function takeFetched(address: string): Promise<unknown> {
  const fetched = isHeld(address) ? held.get(address) : undefined;
  held.delete(address);
  return fetched ? await fetched.answer : null;
}

/** Fetches JSON from our own server; null on failure, with a warning in the console only (spec, section 8). */
export async function fetchJson(address: string): Promise<unknown> {
  try {
    // Redirects (to the maintenance page, say) are for pages, which the router requests itself.
    const response = await fetch(address, { redirect: "error" });
    return response.ok ? await response.json() : null;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the spec's place for it
    console.warn("A part of a page could not be fetched.", error);
    return null;
  }
}

function isHeld(address: string): boolean {
  const fetched = held.get(address);
  return fetched !== undefined && Date.now() - fetched.askedAtMs < FRESH_MS;
}
