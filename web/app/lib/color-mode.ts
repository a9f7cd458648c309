export const COLOR_MODES = ["system", "light", "dark"] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_MODE_KEY = "wren-color-mode";

export function isColorMode(value: unknown): value is ColorMode {
  return COLOR_MODES.some((mode) => mode === value);
}

/**
 * Runs before the first paint, so that the wrong mode never flashes, and again when the device switches between light
 * and dark: without a choice the page follows the device. A page that forces a mode has it on <html>; if storage is
 * blocked, the device decides.
 *
 * Pictures ask the device which variant to show. Where the page is in the other mode, the script answers for it, as soon
 * as a picture is parsed or drawn.
 */
export const COLOR_MODE_BOOT_SCRIPT = [
  `(function(){var q="(prefers-color-scheme: dark)",d=matchMedia(q),r=document.documentElement;`,
  `function a(){var m=null;try{m=localStorage.getItem("${COLOR_MODE_KEY}")}catch(e){}if(r.dataset.forcedMode)return;`,
  `r.classList.toggle("light",m==="light");r.classList.toggle("dark",m==="dark"||(m!=="light"&&d.matches))}`,
  `a();d.addEventListener("change",a);`,
  `var o=new MutationObserver(function(){var k=r.classList.contains("dark"),c=k===d.matches?q:k?"all":"not all";`,
  `document.querySelectorAll("source[data-dark]").forEach(function(s){if(s.media!==c)s.media=c})});`,
  `o.observe(document,{childList:true,subtree:true});o.observe(r,{attributes:true,attributeFilter:["class"]})})()`,
].join("");

export function readColorMode(): ColorMode {
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY);
    return isColorMode(stored) ? stored : "system";
  } catch {
    return "system";
  }
}

export function storeColorMode(mode: ColorMode): void {
  try {
    if (mode === "system") localStorage.removeItem(COLOR_MODE_KEY);
    else localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** Sets the class on the page: the forced mode, else the chosen one, else the device's. */
export function applyColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  const { forcedMode } = root.dataset;
  const effective = forcedMode ?? (mode === "system" && isDarkDevice() ? "dark" : mode);
  root.classList.toggle("light", effective === "light");
  root.classList.toggle("dark", effective === "dark");
}

function isDarkDevice(): boolean {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
