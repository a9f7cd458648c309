import { hasPayload } from "./content-pages.ts";
import { fetchAhead, takeFetched } from "./fetched-ahead.ts";
import { islandAddress, pageBlocksAt } from "./islands.ts";
import { currentBuildId } from "./new-version.ts";

/** Fetches what a content page is shown from before its link is clicked: its data and its blocks. */
export function prefetchContentPage(pathname: string): void {
  if (!hasPayload(pathname) || savesData()) return;
  fetchAhead(payloadAddress(pathname));
  fetchAhead(islandAddress(pageBlocksAt(pathname)));
}

/** The data that was fetched ahead, once; null when there is none, and the page must be asked for. */
export async function takePayload<Data>(pathname: string): Promise<Data | null> {
  // Our own server's answer to our own build's question.
  return (await takeFetched(payloadAddress(pathname))) as Data | null;
}

function payloadAddress(pathname: string): string {
  return `${pathname.replace(/\/$/, "")}/_payload.json?${currentBuildId()}`;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
