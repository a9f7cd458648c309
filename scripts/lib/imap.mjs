import { randomBytes } from "node:crypto";
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { inRoot } from "./paths.mjs";
import { findFreePort } from "./ports.mjs";
import { findServer, installWithApt, mayUseApt } from "./programs.mjs";
import { step } from "./progress.mjs";
import { untilListens } from "./proxies.mjs";
import { startService } from "./service.mjs";
import { makeTemporaryFolder } from "./temporary-folders.mjs";

const GUARD = fileURLToPath(new URL("./monero/guard.mjs", import.meta.url));
const USER = "replies";

/**
 * The part of the library's client that is used here.
 * @typedef {object} Client
 * @property {(folder: string, raw: string, flags: string[], receivedAt: Date) => Promise<unknown>} append
 * @property {(range: string, query: { envelope: true }) => Promise<{ envelope?: { subject?: string } }[]>} fetchAll
 */

export const IMAP_SERVER_IS_MISSING =
  "dovecot is not installed, or this is not root. Debian and Ubuntu have it (`apt install dovecot-imapd`).";

/** Dovecot gives its processes users of their own, which only root can do. */
export function hasImapServer() {
  return process.getuid?.() === 0 && findServer("dovecot") !== null;
}

/** Finds dovecot, or installs Debian's if permitted. Without it the tests of replies by mail say what they skip. */
export async function ensureImapServer() {
  if (hasImapServer() || !mayUseApt()) return;
  await step("Installing dovecot for the tests of replies by mail", () => installWithApt("dovecot-imapd")).catch(
    () => null,
  );
}

/** A real IMAP server on loopback with one empty mailbox, which a test may fill and look into. */
export async function startImap() {
  const dir = await makeTemporaryFolder("dovecot");
  // Its processes have users of their own, which must find their sockets.
  await chmod(dir, 0o755);
  await mkdir(path.join(dir, "mail"), { mode: 0o777 });
  await chmod(path.join(dir, "mail"), 0o777);
  const port = await findFreePort();
  const password = randomBytes(12).toString("hex");
  await writeFile(path.join(dir, "users"), `${USER}:{PLAIN}${password}\n`, { mode: 0o644 });
  await writeFile(path.join(dir, "dovecot.conf"), configOf({ dir, port }));
  const service = startService({
    name: "dovecot",
    args: [GUARD, findServer("dovecot") ?? "dovecot", "-F", "-c", path.join(dir, "dovecot.conf")],
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: dir },
  });
  await Promise.race([untilListens(port), service.failed]);
  const { ImapFlow } = createRequire(inRoot("cms", "package.json"))("imapflow");

  /**
   * @template Result
   * @param {string} folder
   * @param {(client: Client) => Promise<Result>} work
   */
  async function within(folder, work) {
    const auth = { user: USER, pass: password };
    const client = new ImapFlow({ host: "127.0.0.1", port, secure: false, auth, logger: false });
    await client.connect();
    try {
      await client.mailboxOpen(folder);
      return await work(client);
    } finally {
      await client.logout();
    }
  }

  return {
    url: `imap://${USER}:${password}@127.0.0.1:${port}`,
    /**
     * Puts a mail into the mailbox, as the server that received it would.
     * @param {string} raw
     * @param {Date} [receivedAt]
     */
    deliver: (raw, receivedAt = new Date()) =>
      within("INBOX", (client) => client.append("INBOX", raw.replace(/\r?\n/g, "\r\n"), [], receivedAt)),
    /**
     * Subjects of the mails in a folder, oldest first; none when there is no such folder.
     * @param {string} [folder]
     * @returns {Promise<(string | undefined)[]>}
     */
    list: (folder = "INBOX") =>
      within(folder, async (client) => {
        /** @type {{ envelope?: { subject?: string } }[]} */
        const mails = await client.fetchAll("1:*", { envelope: true }).catch(() => []);
        return mails.map(({ envelope }) => envelope?.subject);
      }).catch(() => []),
    async stop() {
      await service.stop();
      await rm(dir, { recursive: true });
    },
  };
}

/** @param {{ dir: string, port: number }} place */
function configOf({ dir, port }) {
  return `
base_dir = ${dir}/run
state_dir = ${dir}/run
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${dir}/mail/%u
mail_uid = mail
mail_gid = mail
passdb {
  driver = passwd-file
  args = ${dir}/users
}
userdb {
  driver = static
  args = uid=mail gid=mail home=${dir}/mail/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service stats {
  client_limit = 100
}
`;
}
