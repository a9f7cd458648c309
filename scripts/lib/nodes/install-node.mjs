import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { inRoot } from "../paths.mjs";
import { step } from "../progress.mjs";
import { run } from "../run.mjs";

/**
 * Installs the newest Node of a range from npm, which has the program and the headers for native modules.
 * @param {string} major
 * @param {string} range
 * @returns {Promise<{ program: string, env: NodeJS.ProcessEnv }>} the environment in which npm and others use it
 */
export async function installNode(major, range) {
  const folder = inRoot(".cache", "nodes", major);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), '{ "private": true }\n');
  const name = `node-${process.platform}-${process.arch}`;
  await step(`Installing Node ${major}`, () =>
    run("npm", ["install", "--no-audit", "--no-fund", `${name}@${range}`], { cwd: folder }),
  );
  const home = path.join(folder, "node_modules", name);
  const bin = path.join(home, "bin");
  return {
    program: path.join(bin, "node"),
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      // Native modules are compiled against its headers where nobody offers them compiled.
      npm_config_nodedir: home,
    },
  };
}
