import { fork } from "node:child_process";
import { Failure } from "../failure.mjs";
import { inRoot } from "../paths.mjs";
import { cmsEnvironment } from "../stack.mjs";
import { TEXTS } from "./texts.mjs";

/** @typedef {import("../../../domain/dist/contracts/opening.js").Opening} Opening */

/**
 * Runs the cms for a moment: it makes what the site needs, takes over the answers, and tells what is missing.
 * @param {"check" | "open"} command
 * @param {Parameters<typeof cmsEnvironment>[0]} settings
 * @returns {Promise<Opening>}
 */
export async function runOpening(command, settings) {
  const program = inRoot("cms", "opening.js");
  const env = await cmsEnvironment(settings);
  const child = fork(program, [command], { cwd: inRoot("cms"), env, execArgv: [], silent: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  /** @type {Opening | null} */
  let opening = null;
  child.once("message", (message) => (opening = /** @type {Opening} */ (message)));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (opening === null || code !== 0) throw new Failure(`The cms ended with status ${code}:\n\n${output.trim()}`);
  return opening;
}

/**
 * @param {Opening} opening
 * @param {import("./questions.mjs").Language} language
 * @returns {string} the checklist, one line for each check and the remedy below what is missing
 */
export function describeOpening({ state, checks }, language) {
  const texts = TEXTS[language];
  const lines = checks.flatMap(({ isMet, title, remedy, names }) => {
    const mark = isMet ? `[x] ${texts.done}` : `[ ] ${texts.missing}`;
    const detail = names.length > 0 ? ` (${names.join(", ")})` : "";
    const line = `  ${mark.padEnd(14)}${title[language]}${detail}`;
    return isMet ? [line] : [line, `${" ".repeat(16)}${remedy[language]}`];
  });
  return `${texts.checklist}\n\n${lines.join("\n")}\n\n${describeState({ state, checks }, language)}\n`;
}

/**
 * @param {Opening} opening
 * @param {import("./questions.mjs").Language} language
 */
function describeState({ state, checks }, language) {
  const texts = TEXTS[language];
  if (state === "demo") return texts.isDemo;
  if (state === "open") return texts.open;
  return checks.every(({ isMet }) => isMet) ? texts.nothingMissing : texts.refused;
}
