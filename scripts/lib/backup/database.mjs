import { postgresDatabase } from "./postgres.mjs";
import { sqliteDatabase } from "./sqlite.mjs";

/** @typedef {Record<string, number>} TableCounts rows of each table */

/**
 * @typedef {object} Database
 * @property {"sqlite" | "postgres"} engine
 * @property {(folder: string) => Promise<TableCounts>} save copies the database of one moment into a folder
 * @property {() => Promise<void>} requireEmpty
 * @property {(folder: string) => Promise<{ tables: TableCounts, dataFiles: string[] }>} load fills the database from
 *   such a folder; `dataFiles` belong into the data folder
 */

/**
 * The database that `npm start` would use.
 * @param {{ dataDir: string, databaseUrl?: string }} settings
 * @returns {Database}
 */
export function databaseOf({ dataDir, databaseUrl }) {
  return databaseUrl ? postgresDatabase(databaseUrl) : sqliteDatabase(dataDir);
}
