import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Asks anew for the data of a page that the browser had kept: what it shows may be over when somebody comes back. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    if (loaded instanceof PerformanceNavigationTiming && loaded.type === "back_forward") look();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
}
