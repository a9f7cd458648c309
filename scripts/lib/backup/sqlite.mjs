import path from "node:path";
import { existsSync } from "node:fs";
import { Failure } from "../failure.mjs";
import { cmsPackage } from "./cms-package.mjs";

/** @typedef {import("./database.mjs").Database} Database */

const FILE = "wren.db";

/**
 * @param {string} dataDir
 * @returns {Database}
 */
export function sqliteDatabase(dataDir) {
  return {
    engine: "sqlite",
    async save(folder) {
      const source = path.join(dataDir, FILE);
      if (!existsSync(source)) throw new Failure(`There is no database to back up: ${source} is missing.`);
      const copy = path.join(folder, FILE);
      // One read transaction: writers go on, and the copy is the database of one moment. SQLite's backup API would begin
      // anew after each write of another process.
      withDatabase(source, (database) => database.prepare("vacuum into ?").run(copy));
      return countTables(copy);
    },
    // The data folder's own check covers the file.
    requireEmpty: async () => undefined,
    async load(folder) {
      const file = path.join(folder, FILE);
      return { tables: countTables(file), dataFiles: [file] };
    },
  };
}

/** @param {string} file */
function countTables(file) {
  return withDatabase(file, (database) => {
    /** @type {{ name: string }[]} */
    const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
    const count = (/** @type {string} */ name) =>
      database
        .prepare(`select count(*) from "${name.replaceAll('"', '""')}"`)
        .pluck()
        .get();
    return Object.fromEntries(tables.map(({ name }) => [name, Number(count(name))]));
  });
}

/**
 * @template Result
 * @param {string} file
 * @param {(database: any) => Result} work
 * @returns {Result}
 */
function withDatabase(file, work) {
  const database = new (cmsPackage("better-sqlite3"))(file, { fileMustExist: true, timeout: 30_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
