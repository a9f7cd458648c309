import { COLOR_MODE_BOOT_SCRIPT } from "#app/lib/color-mode.ts";
import { HAND_OFF_SCRIPT } from "#app/lib/hand-off-script.ts";
import { AFTER_FIRST_PAINT } from "./late-scripts.ts";

/** React Router's settings, which are data, and the stream that the page's data is written to. */
const CONTEXT_SCRIPT =
  /^window\.__reactRouterContext = (?<settings>\{.*\});window\.__reactRouterContext\.stream = new ReadableStream\(\{start\(controller\)\{window\.__reactRouterContext\.streamController = controller;\}\}\)\.pipeThrough\(new TextEncoderStream\(\)\);$/s;

const ASSET = String.raw`import\("/assets/[\w.-]+\.js"\)`;

/** Imports of the page's modules, and the table of its routes. */
const MODULE_SCRIPT = new RegExp(
  String.raw`^const \[[\w,]*\]=await Promise\.all\(\[${ASSET}(?:,${ASSET})*\]\);[;\s]*` +
    String.raw`(?:const route\d+ = \{(?:\.\.\.\w+,?)+\};\s*)*` +
    String.raw`window\.__reactRouterRouteModules = \{(?:"[^"\\]*":route\d+,?)*\};\s*${ASSET};$`,
);

/**
 * True for code that the template of our pages writes. Everything else stays without a hash in the content security
 * policy, wherever in the page it stands.
 */
export function isOurScript(code: string): boolean {
  if (code === COLOR_MODE_BOOT_SCRIPT || code === HAND_OFF_SCRIPT) return true;
  if (code.startsWith(AFTER_FIRST_PAINT)) return MODULE_SCRIPT.test(code.slice(AFTER_FIRST_PAINT.length));
  const settings = CONTEXT_SCRIPT.exec(code)?.groups?.settings;
  return settings !== undefined && isJson(settings);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
