import { hasPayload } from "./content-pages.ts";
import { currentBuildId } from "./new-version.ts";

/** A page that was fetched ahead is used if it is visited soon; later it is asked for anew. */
const FRESH_MS = 10_000;

type Payload = { answer: Promise<unknown>; askedAtMs: number };

const held = new Map<string, Payload>();

/** Fetches a content page's data before its link is clicked. */
export function prefetchPayload(pathname: string): void {
  if (!hasPayload(pathname) || isHeld(pathname) || savesData()) return;
  held.set(pathname, { answer: fetchPayload(pathname), askedAtMs: Date.now() });
}

/** The data that was fetched ahead, once; null when there is none, and the page must be asked for. */
export async function takePayload<Data>(pathname: string): Promise<Data | null> {
  const payload = isHeld(pathname) ? held.get(pathname) : undefined;
  held.delete(pathname);
  // Our own server's answer to our own build's question.
  return payload ? ((await payload.answer) as Data | null) : null;
}

function isHeld(pathname: string): boolean {
  const payload = held.get(pathname);
  return payload !== undefined && Date.now() - payload.askedAtMs < FRESH_MS;
}

async function fetchPayload(pathname: string): Promise<unknown> {
  try {
    const response = await fetch(`${pathname.replace(/\/$/, "")}/_payload.json?${currentBuildId()}`);
    return response.ok ? await response.json() : null;
  } catch (error) {
    // eslint-disable-next-line no-console -- the spec's place for it (section 8)
    console.warn("A page could not be fetched ahead.", error);
    return null;
  }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
