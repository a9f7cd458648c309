/**
 * @typedef {object} Step
 * @property {string} instruction such as COPY
 * @property {Record<string, string>} flags such as `from`
 * @property {string} text without instruction and flags
 */

/** @typedef {{ name: string, image: string, steps: Step[] }} Stage */

/**
 * @param {string} text of a Dockerfile; heredocs are not understood
 * @returns {Stage[]}
 */
export function parseDockerfile(text) {
  const lines = text.replaceAll(/^#.*\n/gm, "").replaceAll(/\\\n/g, " ");
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines.split("\n").filter((candidate) => candidate.trim() !== "")) {
    const step = parseStep(line);
    const from = /^(\S+)(?: AS (\S+))?$/i.exec(step.text);
    if (step.instruction === "FROM" && from)
      stages.push({ image: from[1] ?? "", name: from[2] ?? String(stages.length), steps: [] });
    else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

/**
 * @param {string} line
 * @returns {Step}
 */
function parseStep(line) {
  const [, instruction = "", flags = "", text = ""] = /^(\w+)\s+((?:--\S+\s+)*)(.*)$/.exec(line) ?? [];
  const pairs = [...flags.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]);
  return { instruction: instruction.toUpperCase(), flags: Object.fromEntries(pairs), text: text.trim() };
}

/**
 * @param {string} text of a .dockerignore
 * @returns {(file: string) => boolean} true for a path of the project that is not sent to the build
 */
export function parseDockerignore(text) {
  const rules = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ isKept: line.startsWith("!"), pattern: patternOf(line.replace(/^!/, "")) }));
  // The last rule that fits decides.
  return (file) => rules.findLast(({ pattern }) => pattern.test(file))?.isKept === false;
}

/** @param {string} rule fits a path and everything below it */
function patternOf(rule) {
  const source = rule
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll("**/", "\0")
    .replaceAll("*", "[^/]*")
    .replaceAll("\0", "(?:.*/)?");
  return new RegExp(`^${source}(?:/.*)?$`);
}
