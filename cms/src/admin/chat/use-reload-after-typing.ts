import { TYPING_SHOWN_MS } from "@wren/domain";
import { useEffect } from "react";

/**
 * Whoever stops typing by going away says nothing more: then the desk looks for itself.
 * @param typing the answer in which somebody types; null when nobody does
 */
export function useReloadAfterTyping(typing: object | null, reload: () => void): void {
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(reload, TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [typing, reload]);
}
