import { spawn } from "node:child_process";
import { Failure } from "./failure.mjs";

const TAIL_LINES = 40;

/**
 * Runs a command to its end, quietly. On failure, the end of its output becomes the error. A SIGTERM to us is passed on
 * to it; Ctrl-C reaches it by itself.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, explain?: (output: string) => string | null }} options
 *   `explain` may turn known output into a clearer sentence.
 */
export async function run(command, args, { cwd, env = process.env, explain }) {
  const { code, output } = await collect(command, args, { cwd, env });
  if (code === 0) return output;
  const tail = output.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
  throw new Failure(explain?.(output) ?? `\`${[command, ...args].join(" ")}\` failed in ${cwd}:\n\n${tail}`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function collect(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const append = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on("data", append);
    child.stderr.on("data", append);
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.once("SIGTERM", pass);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGTERM", pass);
      resolve({ code, output });
    });
  });
}
