import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { inRoot } from "./paths.mjs";
import { findOnPath } from "./programs.mjs";
import { step } from "./progress.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

const execute = promisify(execFile);
const PACKAGE = "vnu-jar@26.9.27";
const UNPACKED = inRoot(".cache", PACKAGE);

export const HTML_CHECKER = path.join(UNPACKED, "build", "dist", "vnu.jar");
export const HTML_CHECKER_IS_MISSING =
  "The Nu HTML checker needs `java`. Debian and Ubuntu have it (`apt install default-jre-headless`).";

export function hasHtmlChecker() {
  return findOnPath("java") !== null && existsSync(HTML_CHECKER);
}

/** Takes the checker from npm where Java is installed: only its files, as its package runs a script when it is installed. */
export async function ensureHtmlChecker() {
  if (hasHtmlChecker() || !findOnPath("java")) return;
  await step("Unpacking the Nu HTML checker", unpack).catch(() => null);
}

async function unpack() {
  await mkdir(inRoot(".cache"), { recursive: true });
  const download = await makeTemporaryFolder("html-checker", inRoot(".cache"));
  await execute("npm", ["pack", "--silent", PACKAGE], { cwd: download });
  const [file = ""] = await readdir(download);
  await execute("tar", ["-xzf", file], { cwd: download });
  await rm(UNPACKED, { recursive: true, force: true });
  await rename(path.join(download, "package"), UNPACKED);
  await rm(download, { recursive: true });
}
