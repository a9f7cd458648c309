// Lints only files whose result may have changed: `node scripts/lib/lint.mjs cms`. ESLint's own cache knows only a
// file's own text, and half of our rules depend on types of other files.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ESLint } from "eslint";
import { filesIn, fingerprint } from "./fingerprint.mjs";
import { withImports } from "./imports.mjs";
import { inRoot, ROOT } from "./paths.mjs";

const LINTED = /\.(ts|tsx|mts|mjs)$/;
const PACKAGES = ["", "domain/", "cms/", "web/", "e2e/"];
/** Not ours, or built from files that are linted anyway; walking through them would take longer than all the rest. */
const SKIPPED = ["node_modules", "dist", "build", ".cache", ".strapi"];

const folders = process.argv.slice(2);
const cache = inRoot(".cache", "check", `lint-${folders[0]}.json`);
const eslint = new ESLint({ cwd: ROOT });

const keys = await keysOf(await lintedFiles());
const clean = new Set(await readClean());
const changed = [...keys].filter(([, key]) => !clean.has(key)).map(([file]) => file);
const results = changed.length > 0 ? await eslint.lintFiles(changed) : [];
const unclean = new Set(
  results
    .filter(({ errorCount, warningCount }) => errorCount + warningCount > 0)
    .map(({ filePath }) => path.relative(ROOT, filePath)),
);
await mkdir(path.dirname(cache), { recursive: true });
await writeFile(cache, JSON.stringify([...keys].flatMap(([file, key]) => (unclean.has(file) ? [] : [key]))));

process.stdout.write(await (await eslint.loadFormatter("stylish")).format(results));
process.exitCode = results.some(({ errorCount }) => errorCount > 0) ? 1 : 0;

async function lintedFiles() {
  const files = (await Promise.all(folders.map(filesUnder))).flat().filter((file) => LINTED.test(file));
  const ignored = await Promise.all(files.map((file) => eslint.isPathIgnored(inRoot(file))));
  return files.filter((_, index) => !ignored[index]);
}

/** @param {string} folder or a file */
async function filesUnder(folder) {
  const names = await readdir(inRoot(folder)).catch(() => null);
  if (!names) return [folder];
  const own = names.filter((name) => !SKIPPED.includes(name));
  return (await Promise.all(own.map((name) => filesIn(`${folder}/${name}`)))).flat();
}

/**
 * Everything a file's result depends on: its text and that of all its imports, the rules, the external packages, and
 * the global types.
 * @param {string[]} files
 * @returns {Promise<Map<string, string>>}
 */
async function keysOf(files) {
  const common = await fingerprint([
    "eslint.config.mjs",
    "web/.react-router",
    ...PACKAGES.map((name) => `${name}package-lock.json`),
    ...(await Promise.all(["domain", "cms", "web", "e2e", "scripts"].map(typeSettings))).flat(),
  ]);
  /** @type {Map<string, string>} */
  const digests = new Map();
  const digestOf = (/** @type {string} */ file) => {
    const digest =
      digests.get(file) ??
      createHash("sha256")
        .update(readFileSync(inRoot(file)))
        .digest("hex");
    digests.set(file, digest);
    return digest;
  };
  return new Map(
    files.map((file) => {
      const hash = createHash("sha256").update(`${common} ${file}`);
      for (const needed of withImports([file])) hash.update(`\0${needed} ${digestOf(needed)}`);
      return [file, hash.digest("hex")];
    }),
  );
}

/** @param {string} folder */
async function typeSettings(folder) {
  return (await filesUnder(folder)).filter((file) => /(tsconfig[^/]*\.json|\.d\.m?ts)$/.test(file));
}

/** @returns {Promise<string[]>} keys of files without findings */
async function readClean() {
  try {
    return JSON.parse(await readFile(cache, "utf8"));
  } catch {
    return []; // None yet.
  }
}
