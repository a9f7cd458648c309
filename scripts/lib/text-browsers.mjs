import { findOnPath, installWithApt, mayUseApt } from "./programs.mjs";
import { step } from "./progress.mjs";

const TEXT_BROWSERS = ["lynx", "w3m"];
/** The browsers run in a terminal of the tests' own: `script` opens it and `tic` describes it. */
const TERMINAL_TOOLS = ["script", "tic"];

export const TEXT_BROWSERS_ARE_MISSING =
  "lynx and w3m are not installed, or `script` and `tic` are not. Debian and Ubuntu have them (`apt install lynx w3m bsdutils ncurses-bin`).";

export function hasTextBrowsers() {
  return [...TEXT_BROWSERS, ...TERMINAL_TOOLS].every((name) => findOnPath(name) !== null);
}

/** Finds them, or installs Debian's if permitted. Without them the journeys say what they skip. */
export async function ensureTextBrowsers() {
  if (hasTextBrowsers() || !mayUseApt()) return;
  const install = () => installWithApt(...TEXT_BROWSERS, "bsdutils", "ncurses-bin");
  await step("Installing lynx and w3m for the journeys in text browsers", install).catch(() => null);
}
