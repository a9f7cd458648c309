import { createContext, useContext } from "react";

/**
 * False on pages that the browser's router cannot take over, because it finds no route or another one at their address.
 */
export const HasScriptsContext = createContext(true);

export function useHasScripts(): boolean {
  return useContext(HasScriptsContext);
}
