import { createContext, useContext } from "react";

/** The reference of the request that this page answers; the server provides it, the browser reads it from the page. */
export const ReferenceContext = createContext<string | null>(null);

export function useReference(): string | null {
  return useContext(ReferenceContext);
}
