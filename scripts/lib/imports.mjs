import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.mjs";

const IMPORT = /(?:from|import|require)\s*\(?\s*["']([^"'\n]+)["']/g;
const SOURCE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ["", ".ts", ".tsx", ".js", ".mjs", ".json", "/index.ts", "/index.tsx"];

/** @type {Map<string, string[]>} */
const known = new Map();

/**
 * Follows the imports of source files transitively. External packages are left out.
 * @param {string[]} files from the project's root
 * @returns {string[]} the given files and all their imports, sorted
 */
export function withImports(files) {
  const found = new Set(files);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found].sort();
}

/** @param {string} file */
function importsOf(file) {
  const imports = known.get(file) ?? (SOURCE.test(file) ? readImports(file) : []);
  known.set(file, imports);
  return imports;
}

/** @param {string} file */
function readImports(file) {
  const text = readFileSync(path.join(ROOT, file), "utf8");
  return [...text.matchAll(IMPORT)].flatMap(([, name = ""]) => {
    const target = pathOf(name, file);
    return (target && resolve(target)) ?? [];
  });
}

/**
 * @param {string} name the import's specifier
 * @param {string} file
 */
export function pathOf(name, file) {
  if (name === "@wren/domain") return "domain/src/index.ts";
  // web's own aliases (`imports` in its package.json).
  if (/^#(app|server)\//.test(name)) return `web/${name.slice(1)}`;
  // Built files come from sources of the same name.
  return /^\.{1,2}\//.test(name) ? path.join(path.dirname(file), name).replace("domain/dist/", "domain/src/") : null;
}

/** @param {string} target */
function resolve(target) {
  // TypeScript files may be imported by the name of their built file.
  const names = [...ENDINGS.map((ending) => target + ending), target.replace(/\.js$/, ".ts")];
  return names.find((file) => path.extname(file) && existsSync(path.join(ROOT, file)));
}
