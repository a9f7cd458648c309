import { hasPayload } from "./content-pages.ts";
import { fetchAhead, takeFetched } from "./fetched-ahead.ts";
import { islandAddress, pageBlocksAt } from "./islands.ts";
import { currentBuildId } from "./new-version.ts";

/** Prefetches a content page's data and blocks before its link is clicked. */
export function prefetchContentPage(pathname: string): void {
  if (!hasPayload(pathname) || savesData()) return;
  fetchAhead(payloadAddress(pathname));
  fetchAhead(islandAddress(pageBlocksAt(pathname)));
}

/** Takes the prefetched data, which is used once; null when there is none. */
export async function takePayload<Data>(pathname: string): Promise<Data | null> {
  // Trusted without a schema: our own server answers the same build.
  return (await takeFetched(payloadAddress(pathname))) as Data | null;
}

function payloadAddress(pathname: string): string {
  return `${pathname.replace(/\/$/, "")}/_payload.json?${currentBuildId()}`;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
