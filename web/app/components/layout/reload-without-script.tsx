import { useLocation, useMatches } from "react-router";
import { localAddress } from "#app/lib/local-address.ts";
import { RELOAD_SECONDS } from "#app/lib/reload-without-script.ts";

/** In the head of a page that changes by itself: reloads it where no script can follow the change. */
export function ReloadWithoutScript() {
  const { pathname, search } = useLocation();
  const isAsked = useMatches().some(({ loaderData }) => asksForReload(loaderData));
  if (!isAsked) return null;
  const address = localAddress(pathname + search);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${String(RELOAD_SECONDS)}; url=${address}`} />
    </noscript>
  );
}

/** True for the data of a page whose loader returns `reloadsWithoutScript: true`. */
function asksForReload(loaderData: unknown): boolean {
  return (loaderData as { reloadsWithoutScript?: unknown } | undefined)?.reloadsWithoutScript === true;
}
