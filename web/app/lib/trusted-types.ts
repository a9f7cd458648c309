type PolicyRules = { createHTML: (html: string) => string | null };
type Policy = { createHTML: (html: string) => TrustedHTML };

declare global {
  // The parts of the browser's API that we use; not every browser has it.
  var trustedTypes: { createPolicy: (name: string, rules: PolicyRules) => Policy } | undefined;
}

/** React's way to create a script element that does not run. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Allows React's one use of strings as markup, which the content security policy forbids: when a page was changed
 * before hydration (by an extension, say), React renders the whole document anew with the server's inline scripts.
 * Exactly those strings are allowed, so that such a page does not go blank, and text without tags (structured data),
 * which cannot become markup.
 */
export function allowServerScripts(): void {
  const known = new Set([EMPTY_SCRIPT, ...Array.from(document.scripts, (script) => script.textContent)]);
  const isHarmless = (html: string) => known.has(html) || !html.includes("<");
  globalThis.trustedTypes?.createPolicy("default", { createHTML: (html) => (isHarmless(html) ? html : null) });
}
