import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** The one in use, and the previous branch's. */
const KEPT = 2;
const NAME = /^(.+)-[0-9a-f]{16}$/;

/**
 * Removes all but the newest templates of each kind (`template-data-…`, `monero-chain-…`): every build of the cms makes
 * a new one, of some fifty megabytes.
 * @param {string} cache
 */
export async function removeOldTemplates(cache) {
  /** @type {Map<string, { folder: string, madeAt: number }[]>} */
  const kinds = new Map();
  for (const name of await readdir(cache).catch(() => [])) {
    const kind = NAME.exec(name)?.[1];
    if (kind === undefined) continue;
    const folder = path.join(cache, name);
    const { mtimeMs } = await stat(folder);
    kinds.set(kind, [...(kinds.get(kind) ?? []), { folder, madeAt: mtimeMs }]);
  }
  for (const templates of kinds.values()) {
    const old = templates.sort((a, b) => b.madeAt - a.madeAt).slice(KEPT);
    await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
  }
}
