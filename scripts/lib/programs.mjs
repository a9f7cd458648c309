import { accessSync, constants } from "node:fs";
import path from "node:path";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";

/**
 * @param {string} name
 * @returns {string | null} path of the program's file, when it is on the path
 */
export function findOnPath(name) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find(isExecutable) ?? null;
}

/**
 * Debian keeps servers where only root's path leads.
 * @param {string} name
 */
export function findServer(name) {
  const server = `/usr/sbin/${name}`;
  return findOnPath(name) ?? (isExecutable(server) ? server : null);
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** True when Debian packages can be installed here. */
export function mayUseApt() {
  return process.getuid?.() === 0 && findOnPath("apt-get") !== null;
}

/** @param {string[]} names of Debian packages */
export async function installWithApt(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { cwd: inRoot(), env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...names], { cwd: inRoot(), env });
}
