const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*\/>/g;
const HEAD_END = "</head>";
const MODULE_SCRIPT = '<script type="module" async="">';
const SCRIPT_END = "</script>";
const STATIC_IMPORT = /import (?:\* as (?<name>\w+) from )?(?<path>"[^"]+");?/g;

/**
 * When everything the visitor sees is there and the browser has nothing better to do; a second later at the latest, as
 * one that paints nothing new may never say that it has time.
 */
const AFTER_FIRST_PAINT = `await new Promise(r=>{let i=()=>(self.requestIdleCallback||setTimeout)(r,{timeout:1e3});document.readyState=="complete"?i():addEventListener("load",i)});`;

/**
 * The framework preloads its modules in the head, where they compete with the stylesheet and the first
 * picture, for pages that are complete without them. Here they are asked for after the page is shown;
 * links and forms work meanwhile as they do without scripts.
 */
export function loadScriptsLate(html: string): string {
  const start = html.lastIndexOf(MODULE_SCRIPT);
  if (start === -1) return html;
  const headEnd = html.indexOf(HEAD_END);
  const codeStart = start + MODULE_SCRIPT.length;
  const codeEnd = html.indexOf(SCRIPT_END, codeStart);
  const head = html.slice(0, headEnd).replace(MODULE_PRELOADS, "");
  const code = AFTER_FIRST_PAINT + withDynamicImports(html.slice(codeStart, codeEnd));
  return `${head}${html.slice(headEnd, start)}<script type="module">${code}${html.slice(codeEnd)}`;
}

/** The same modules under the same names, asked for all at once. */
function withDynamicImports(code: string): string {
  const imports = [...code.matchAll(STATIC_IMPORT)].map(({ groups }) => groups ?? {});
  const names = imports.map(({ name = "" }) => name).join(",");
  const calls = imports.map(({ path = "" }) => `import(${path})`).join(",");
  return `const [${names}]=await Promise.all([${calls}]);${code.replace(STATIC_IMPORT, "").trim()}`;
}
