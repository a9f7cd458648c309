export const COLOR_MODES = ["system", "light", "dark"] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_MODE_KEY = "wren-color-mode";

export function isColorMode(value: unknown): value is ColorMode {
  return COLOR_MODES.some((mode) => mode === value);
}

/**
 * Runs before the first paint, so that a chosen mode never flashes. A page that forces a mode has said so
 * on <html>; storage may be forbidden, and then the system decides.
 */
export const COLOR_MODE_BOOT_SCRIPT = `try{var m=localStorage.getItem("${COLOR_MODE_KEY}"),r=document.documentElement;if((m==="light"||m==="dark")&&!r.dataset.forcedMode)r.classList.add(m)}catch(e){}`;

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
    // Storage is forbidden: the choice lasts as long as the page.
  }
}

/** Puts the class on the page: what the page forces, else what was chosen, else nothing. */
export function applyColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  const { forcedMode } = root.dataset;
  const effective = forcedMode ?? mode;
  root.classList.toggle("light", effective === "light");
  root.classList.toggle("dark", effective === "dark");
}
