type PolicyRules = { createHTML: (html: string) => string | null };
type Policy = { createHTML: (html: string) => TrustedHTML };

declare global {
  // The browser's api, as far as we use it; not every browser has it.
  var trustedTypes: { createPolicy: (name: string, rules: PolicyRules) => Policy } | undefined;
}

/** How React makes a script element that will not run. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * The page's policy forbids turning strings into markup. React does so in one case: when a page was changed
 * before hydration (by an extension, say) it draws the whole document anew, with the inline scripts that the
 * server had put there. Exactly those strings are allowed, so that such a page does not go blank; and text
 * without any tag (a page's structured data), which cannot become markup.
 */
export function allowTheServersOwnScripts(): void {
  const known = new Set([EMPTY_SCRIPT, ...Array.from(document.scripts, (script) => script.textContent)]);
  const isHarmless = (html: string) => known.has(html) || !html.includes("<");
  globalThis.trustedTypes?.createPolicy("default", { createHTML: (html) => (isHarmless(html) ? html : null) });
}
