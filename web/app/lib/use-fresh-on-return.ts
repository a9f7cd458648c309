import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Reloads the data of a page restored from the back/forward cache, because it may be outdated. */
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
