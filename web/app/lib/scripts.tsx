import { createContext, useContext } from "react";

/** False on pages that the browser's router could not take over: it finds no route, or another, at their address. */
export const HasScriptsContext = createContext(true);

export function useHasScripts(): boolean {
  return useContext(HasScriptsContext);
}
