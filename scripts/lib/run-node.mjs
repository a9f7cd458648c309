import { spawn } from "node:child_process";

/**
 * Runs a Node program to its end. A SIGTERM to us is passed on to it, and ends us when it has ended.
 * @param {string[]} args of node
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, isQuiet?: boolean, hasKeyboard?: boolean }} options quiet: its output
 * is returned instead of printed
 * @returns {Promise<{ isGreen: boolean, output: string }>}
 */
export function runNode(args, { cwd, env = {}, isQuiet = false, hasKeyboard = false }) {
  return new Promise((resolve, reject) => {
    const out = isQuiet ? "pipe" : "inherit";
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...(isQuiet && process.stdout.isTTY && { FORCE_COLOR: "1" }), ...env },
      stdio: [hasKeyboard ? "inherit" : "ignore", out, out],
    });
    let output = "";
    const append = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on("data", append);
    child.stderr?.on("data", append);
    let isStopped = false;
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      isStopped = true;
      child.kill(signal);
    };
    process.once("SIGTERM", pass);
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGTERM", pass);
      if (isStopped) process.kill(process.pid, "SIGTERM");
      resolve({ isGreen: code === 0, output: output.trim() });
    });
  });
}
