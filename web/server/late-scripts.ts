const MODULE_PRELOADS = /<link rel="modulepreload"[^>]*\/>/g;
const HEAD_END = "</head>";
const MODULE_SCRIPT = '<script type="module" async="">';
const SCRIPT_END = "</script>";
const STATIC_IMPORT = /import (?:\* as (?<name>\w+) from )?(?<path>"[^"]+");?/g;

/**
 * Waits until the page is shown and the browser is idle; a second at most, because a browser that paints nothing new
 * may never report that it is idle.
 */
export const AFTER_FIRST_PAINT = `await new Promise(r=>{let i=()=>(self.requestIdleCallback||setTimeout)(r,{timeout:1e3});document.readyState=="complete"?i():addEventListener("load",i)});`;

/**
 * Delays the framework's modules until the page is shown. In the head their preloads would compete with the stylesheet
 * and the first picture, while pages are complete without them; links and forms work meanwhile as they do without
 * scripts.
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

/** Imports the same modules under the same names, all at once. */
function withDynamicImports(code: string): string {
  const imports = [...code.matchAll(STATIC_IMPORT)].map(({ groups }) => groups ?? {});
  const names = imports.map(({ name = "" }) => name).join(",");
  const calls = imports.map(({ path = "" }) => `import(${path})`).join(",");
  return `const [${names}]=await Promise.all([${calls}]);${code.replace(STATIC_IMPORT, "").trim()}`;
}
