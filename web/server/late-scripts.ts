const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">(?<code>[\s\S]*?)<\/script>/;
const STATIC_IMPORT = /import (?:\* as (?<name>\w+) from )?(?<path>"[^"]+");?/g;

/** When everything the visitor sees is there and the browser has nothing better to do. */
const AFTER_FIRST_PAINT = `await new Promise(r=>{let i=()=>(self.requestIdleCallback||setTimeout)(r);document.readyState=="complete"?i():addEventListener("load",i)});`;

/**
 * The framework preloads its modules in the head, where they compete with the stylesheet and the first
 * picture, for pages that are complete without them. Here they are asked for after the page is shown;
 * links and forms work meanwhile as they do without scripts.
 */
export function loadScriptsLate(html: string): string {
  const code = MODULE_SCRIPT.exec(html)?.groups?.code;
  if (code === undefined) return html;
  return html
    .replace(MODULE_PRELOADS, "")
    .replace(MODULE_SCRIPT, () => `<script type="module">${AFTER_FIRST_PAINT}${withDynamicImports(code)}</script>`);
}

/** The same modules under the same names, asked for all at once. */
function withDynamicImports(code: string): string {
  const imports = [...code.matchAll(STATIC_IMPORT)].map(({ groups }) => groups ?? {});
  const names = imports.map(({ name = "" }) => name).join(",");
  const calls = imports.map(({ path = "" }) => `import(${path})`).join(",");
  return `const [${names}]=await Promise.all([${calls}]);${code.replace(STATIC_IMPORT, "").trim()}`;
}
