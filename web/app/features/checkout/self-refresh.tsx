import { useLocation, useRevalidator } from "react-router";
import { DrawnText } from "#app/components/ui/drawn-text.tsx";
import { localAddress } from "#app/lib/local-address.ts";
import { ORDER_EVENTS_PATH, STILL_PARAM } from "#app/lib/order-addresses.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useNews } from "#app/lib/use-news.ts";
import { useCheckoutTexts } from "./texts.ts";

/** Long enough to be read to the end, also by those who read slowly. */
const EVERY_SECONDS_WITHOUT_SCRIPT = 20;

type Props = {
  secret: string;
  /** Something is being typed: a page that is loaded again would forget it. */
  isTyping: boolean;
};

/** Looks again by itself, with scripts and without; a link does it at once, and without scripts one stops it. */
export function SelfRefresh({ secret, isTyping }: Props) {
  const t = useCheckoutTexts();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  useOrderNews(secret);

  const address = localAddress(pathname + search);
  const isStill = new URLSearchParams(search).has(STILL_PARAM);
  if (isTyping) return null;
  return (
    <div className="print-hidden mt-4 flex flex-wrap items-center gap-x-4 text-sm text-quiet">
      <noscript>
        {!isStill && <meta httpEquiv="refresh" content={`${String(EVERY_SECONDS_WITHOUT_SCRIPT)}; url=${address}`} />}
        <span className="flex flex-wrap items-center gap-x-4">
          {t(isStill ? "confirmation.isStill" : "confirmation.reloads", { seconds: EVERY_SECONDS_WITHOUT_SCRIPT })}{" "}
          <a href={isStill ? withoutStill(address) : `${address}&${STILL_PARAM}=1`} className="text-button">
            {t(isStill ? "confirmation.startReloading" : "confirmation.stopReloading")}
          </a>
        </span>{" "}
      </noscript>
      <span className="script-only">
        {isHydrated ? t("confirmation.refreshes") : <DrawnText text={t("confirmation.refreshes")} />}
      </span>{" "}
      <a href={address} className="text-button">
        {t("confirmation.refresh")}
      </a>
    </div>
  );
}

/** Shows nothing; where scripts run, the page follows what becomes of the order. */
export function QuietRefresh({ secret }: { secret: string }) {
  useOrderNews(secret);
  return null;
}

function useOrderNews(secret: string): void {
  const { revalidate, state } = useRevalidator();
  useNews(`${ORDER_EVENTS_PATH}?order=${encodeURIComponent(secret)}`, () => {
    if (state === "idle") void revalidate();
  });
}

function withoutStill(address: string): string {
  return address.replace(`&${STILL_PARAM}=1`, "");
}
