import { mkdir, rename, rm, stat } from "node:fs/promises";
import { fingerprint } from "../fingerprint.mjs";
import { withLock } from "../lock.mjs";
import { inRoot } from "../paths.mjs";
import { run } from "../run.mjs";
import { makeTemporaryFolder } from "../temporary-folders.mjs";
import { startRegtest } from "./regtest.mjs";

/** The node's database is a sparse file of a gigabyte. */
const COPY_OPTIONS = process.platform === "linux" ? ["-r", "--sparse=always"] : ["-R"];

/**
 * Wallets and the first blocks take half a minute: they are made once, kept, and copied for each test.
 * @param {Omit<Parameters<typeof startRegtest>[0], "dir">} [options]
 */
export async function startCopiedRegtest(options) {
  const template = await ensureTemplateChain();
  const dir = await makeTemporaryFolder("monero");
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    await run("cp", [...COPY_OPTIONS, `${template}/.`, dir], { cwd: inRoot() });
    const regtest = await startRegtest({ dir, ...options });
    return {
      ...regtest,
      async stop() {
        await regtest.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function ensureTemplateChain() {
  const key = await fingerprint(["regtest", "wallets", "processes"].map((name) => `scripts/lib/monero/${name}.mjs`));
  const template = inRoot(".cache", `monero-chain-${key.slice(0, 16)}`);
  if (await exists(template)) return template;

  await mkdir(inRoot(".cache"), { recursive: true });
  return withLock(inRoot(".cache", "monero-chain.lock"), async () => {
    if (await exists(template)) return template;
    const unfinished = await makeTemporaryFolder("monero-chain-new", inRoot(".cache"));
    const regtest = await startRegtest({ dir: unfinished });
    await regtest.stop();
    await rename(unfinished, template);
    return template;
  });
}

/** @param {string} file */
async function exists(file) {
  return stat(file).then(
    () => true,
    () => false,
  );
}
