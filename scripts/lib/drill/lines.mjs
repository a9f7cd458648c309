import { stripVTControlCharacters } from "node:util";

const MOST_LENGTH = 200;

/** Collects what both servers tell their operator, each line once. */
export function collectLines() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return {
    /** @param {string} service @param {string} line */
    take(service, line) {
      const { text, times = 1 } = service === "web" ? ofWeb(line) : { text: ofCms(line) };
      if (text === null) return;
      const told = `${service}: ${text.slice(0, MOST_LENGTH)}`;
      counts.set(told, (counts.get(told) ?? 0) + times);
    },
    forget: () => counts.clear(),
    told: () => [...counts].map(([line, count]) => `${count} × ${line}`),
  };
}

/** @param {string} line @returns {{ text: string | null, times?: number }} */
function ofWeb(line) {
  if (!line.startsWith("{")) return { text: line };
  const { level, event, status, cause, repeated } = JSON.parse(line);
  const text = level === "info" ? null : [level, event, status, cause].filter(Boolean).join(" ");
  return { text, times: repeated };
}

/** Warnings, failures without their stack, and what is wrong with a setting. @param {string} line */
function ofCms(line) {
  const text = stripVTControlCharacters(line).replace(/^\[[^\]]*\] /, "");
  return /^(?:warn|error|[A-Z_]{3,} )/.test(text) ? text : null;
}
