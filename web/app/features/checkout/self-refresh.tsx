import { useEffect, useEffectEvent } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useCheckoutTexts } from "./texts.ts";

const EVERY_MS = 4_000;
/** Long enough to be read to the end, also by those who read slowly. */
const EVERY_SECONDS_WITHOUT_SCRIPT = 20;

/** Looks again by itself, with scripts and without; a button does it at once. */
export function SelfRefresh() {
  const t = useCheckoutTexts();
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();

  const look = useEffectEvent(() => {
    if (document.visibilityState === "visible" && state === "idle") void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => look(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(EVERY_SECONDS_WITHOUT_SCRIPT)} />
      </noscript>
      <p className="print-hidden mt-4 flex flex-wrap items-center gap-x-4 text-sm text-quiet">
        {t("confirmation.refreshes")}
        <a href={pathname + search} className="text-button">
          {t("confirmation.refresh")}
        </a>
      </p>
    </>
  );
}
