import { useLocation, useRevalidator } from "react-router";
import { DrawnText } from "#app/components/ui/drawn-text.tsx";
import { localAddress } from "#app/lib/local-address.ts";
import { ORDER_EVENTS_PATH, STILL_PARAM } from "#app/lib/order-addresses.ts";
import { RELOAD_SECONDS } from "#app/lib/reload-without-script.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useNews } from "#app/lib/use-news.ts";
import { useCheckoutTexts } from "./texts.ts";

type Props = {
  secret: string;
  /** A reload would lose what is being typed. */
  isTyping: boolean;
};

/**
 * Refreshes the page by script; without scripts its head does (layout/reload-without-script.tsx). One link refreshes at
 * once; without scripts another one stops it.
 */
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
        <span className="flex flex-wrap items-center gap-x-4">
          {t(isStill ? "confirmation.isStill" : "confirmation.reloads", { seconds: RELOAD_SECONDS })}{" "}
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

/** Follows the order without showing anything, where scripts run. */
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
