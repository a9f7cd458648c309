/**
 * Gives the data of the page to the browser's router. Finds it by position, because an editor's heading could have any
 * id.
 */
export const HAND_OFF_SCRIPT =
  "{let c=window.__reactRouterContext.streamController;c.enqueue(document.currentScript.previousSibling.textContent);c.close()}";
