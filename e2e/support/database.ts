import { createRequire } from "node:module";
import path from "node:path";

type Database = {
  prepare(sql: string): { run(...values: unknown[]): void; get(...values: unknown[]): unknown };
  close(): void;
};

const require = createRequire(new URL("../../cms/package.json", import.meta.url));
const openDatabase = require("better-sqlite3") as new (file: string) => Database;

export const siteDataDir = () => process.env.WREN_DATA_DIR ?? "";

/** Works directly in the site's database, for states that no page can create. */
export function withDatabase<Result>(dataDir: string, work: (database: Database) => Result): Result {
  const database = new openDatabase(path.join(dataDir, "wren.db"));
  try {
    return work(database);
  } finally {
    database.close();
  }
}
