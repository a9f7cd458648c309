/** Interval for checking for a newer build; also the minimum when a tab becomes visible again. */
const CHECK_EVERY_MS = 10 * 60_000;
const CHECK_AT_MOST_EVERY_MS = 60_000;

export function currentBuildId(): string {
  return (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version ?? "";
}

/** The newest build of the site, or null on failure, with a warning in the console only (spec, section 8). */
export async function fetchLatestBuildId(nowMs: number): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${String(nowMs)}`);
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === "string" ? id : null;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the spec's place for it
    console.warn("The latest build could not be asked for.", error);
    return null;
  }
}

/** Calls back once a newer build than the page's own exists. Returns a function that stops it. */
export function watchForNewVersion(onNewVersion: () => void): () => void {
  let checkedAtMs = Date.now();
  const stop = new AbortController();

  const check = async () => {
    checkedAtMs = Date.now();
    const latest = await fetchLatestBuildId(checkedAtMs);
    if (stop.signal.aborted || latest === null || latest === currentBuildId()) return;
    stop.abort();
    onNewVersion();
  };

  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  stop.signal.addEventListener("abort", () => clearInterval(timer));
  const onReturn = () => {
    const isDue = Date.now() - checkedAtMs >= CHECK_AT_MOST_EVERY_MS;
    if (document.visibilityState === "visible" && isDue) void check();
  };
  document.addEventListener("visibilitychange", onReturn, { signal: stop.signal });
  return () => stop.abort();
}
