/** Age up to which fetched data is used; older data is fetched anew. */
const FRESH_MS = 10_000;

type Fetched = { answer: Promise<unknown>; askedAtMs: number };

const held = new Map<string, Fetched>();

export function fetchAhead(address: string): void {
  if (!isHeld(address)) held.set(address, { answer: fetchJson(address), askedAtMs: Date.now() });
}

/** Takes the fetched data, which is used once; null when there is none. */
export async function takeFetched(address: string): Promise<unknown> {
  const fetched = isHeld(address) ? held.get(address) : undefined;
  held.delete(address);
  return fetched ? await fetched.answer : null;
}

/** An answer of our own server, or null; why there is none is told to the console only (spec, section 8). */
export async function fetchJson(address: string): Promise<unknown> {
  try {
    // The server leads elsewhere (to the maintenance page, say) only with pages, and those are asked for by the router.
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
