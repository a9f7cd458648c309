import { MINUTE_MS } from "@wren/domain";
import { useEffect, useState } from "react";

const LOOK_EVERY_MS = 5_000;

/** Minutes left, rounded up, counting down where scripts run. @param leftMs time left when the page was rendered */
export function useMinutesLeft(leftMs: number): number {
  const [left, setLeft] = useState({ of: leftMs, minutes: minutesIn(leftMs) });
  useEffect(() => {
    const madeAt = performance.now();
    const count = () => setLeft({ of: leftMs, minutes: minutesIn(leftMs - (performance.now() - madeAt)) });
    const timer = setInterval(count, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [leftMs]);
  return left.of === leftMs ? left.minutes : minutesIn(leftMs);
}

function minutesIn(ms: number): number {
  return Math.max(1, Math.ceil(ms / MINUTE_MS));
}
