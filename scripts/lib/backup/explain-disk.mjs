import { Failure } from "../failure.mjs";

/**
 * Turns errors of the disk into sentences.
 * @template Result
 * @param {string[]} folders that are written to
 * @param {() => Promise<Result>} work
 */
export async function explainDisk(folders, work) {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const places = folders.join(" or ");
    if (["ENOSPC", "EDQUOT", "SQLITE_FULL"].includes(code))
      throw new Failure(`The disk of ${places} is full. Nothing was written; make room and start again.`, {
        cause: error,
      });
    if (["EACCES", "EPERM", "EROFS", "ENOTDIR", "SQLITE_READONLY", "SQLITE_CANTOPEN"].includes(code))
      throw new Failure(`We may not write to ${places} (${code}). Run it as the user that the cms runs as.`, {
        cause: error,
      });
    throw error;
  }
}
