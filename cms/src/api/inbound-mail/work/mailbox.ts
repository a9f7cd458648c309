import { ImapFlow } from "imapflow";

/** A server that answers nothing for so long makes the run fail. */
const TIMEOUT_MS = 20_000;
const INBOX = "INBOX";
/** Folder for mails that become no message; an operator may look into it. */
export const SET_ASIDE = "Not taken";

export type WaitingMail = { uid: number; size: number };

export type Mailbox = {
  /** The oldest mails that wait. */
  list(limit: number): Promise<WaitingMail[]>;
  /** @returns null when it is gone */
  read(uid: number): Promise<Buffer | null>;
  remove(uid: number): Promise<void>;
  setAside(uid: number): Promise<void>;
  /** Deletes what was set aside before a day. @returns how many */
  dropSetAside(before: Date): Promise<number>;
  close(): Promise<void>;
};

/** Opens the mailbox of INBOUND_IMAP_URL. */
export async function openMailbox(address: string): Promise<Mailbox> {
  const client = new ImapFlow(optionsOf(new URL(address)));
  // Each command fails by itself; without a listener the process would end.
  client.on("error", () => undefined);
  await client.connect();
  const only = { uid: true } as const;
  return {
    async list(limit) {
      await client.mailboxOpen(INBOX);
      const found = await client.search({ deleted: false }, only);
      const oldest = uidsOf(found)
        .sort((one, other) => one - other)
        .slice(0, limit);
      if (oldest.length === 0) return [];
      const waiting: WaitingMail[] = [];
      for await (const { uid, size = 0 } of client.fetch(oldest, { uid: true, size: true }, only)) {
        // A server also tells of mails that another process is just deleting, without their uid.
        if (oldest.includes(uid)) waiting.push({ uid, size });
      }
      return waiting;
    },
    async read(uid) {
      const mail = await client.fetchOne(String(uid), { source: true }, only);
      return mail ? (mail.source ?? null) : null;
    },
    async remove(uid) {
      requireDone(await client.messageDelete(String(uid), only), "delete from");
    },
    async setAside(uid) {
      if (await client.messageMove(String(uid), SET_ASIDE, only)) return;
      await client.mailboxCreate(SET_ASIDE);
      requireDone(await client.messageMove(String(uid), SET_ASIDE, only), "move within");
    },
    async dropSetAside(before) {
      // Nothing was set aside yet when the folder is missing.
      if (!(await client.status(SET_ASIDE, { messages: true }).catch(() => false))) return 0;
      await client.mailboxOpen(SET_ASIDE);
      const over = uidsOf(await client.search({ before }, only));
      if (over.length > 0) requireDone(await client.messageDelete(over, only), "delete from");
      return over.length;
    },
    close: () => client.logout(),
  };
}

/** The library answers false where the server refused. A mail that stays would be read again and again, so the job fails. */
function requireDone(result: unknown, what: string): void {
  if (!result) throw new Error(`The server did not let us ${what} the mailbox`);
}

/** The library answers false where a search failed; the next run searches again. */
function uidsOf(found: number[] | false | undefined): number[] {
  return found === false || found === undefined ? [] : found;
}

function optionsOf({ protocol, hostname, port, username, password }: URL) {
  const secure = protocol === "imaps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    // The library would write addresses and subjects.
    logger: false as const,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
}
