import { TYPING_SHOWN_MS } from "@wren/domain";
import { useEffect } from "react";

/**
 * Reloads when the typing indicator expires: a visitor who leaves while typing sends no event.
 * @param typing the answer that shows somebody typing; null when nobody does
 */
export function useReloadAfterTyping(typing: object | null, reload: () => void): void {
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(reload, TYPING_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [typing, reload]);
}
