import { createContext, useContext } from "react";

/** Reference of the request behind this page; the server provides it, and the browser reads it from the page. */
export const ReferenceContext = createContext<string | null>(null);

export function useReference(): string | null {
  return useContext(ReferenceContext);
}
