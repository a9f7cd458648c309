import type { Core } from "@strapi/strapi";
import { ANY_TYPE } from "@wren/domain";
import { afterCommit } from "../rows/after-commit";
import { inTransaction } from "../strapi-edges";
import { createPostgresListener } from "./postgres-listener";

/** Delivers committed changes to every process of the cms. */
export type Channel = {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Within a transaction it is delivered only on commit. */
  announce(type: string): Promise<void>;
};

const POSTGRES_CHANNEL = "wren_changes";

/** For SQLite, which has one process. A publication writes many rows; listeners hear of it once. */
export function createLocalChannel(strapi: Core.Strapi, tell: (type: string) => void): Channel {
  const waiting = new Set<string>();
  const tellAll = () => {
    for (const type of waiting) tell(type);
    waiting.clear();
  };
  return {
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    announce: (type) =>
      afterCommit(strapi, () => {
        if (waiting.size === 0) setImmediate(tellAll);
        waiting.add(type);
      }),
  };
}

/** PostgreSQL delivers a notification with the commit of its transaction, once however often it was sent. */
export function createPostgresChannel(strapi: Core.Strapi, url: string, tell: (type: string) => void): Channel {
  const listener = createPostgresListener({
    connectionString: url,
    channel: POSTGRES_CHANNEL,
    onNotification: tell,
    onGap: () => tell(ANY_TYPE),
    onBroken: (error) => strapi.log.warn(`Change events are interrupted: ${String(error)}`),
  });
  return {
    start: () => listener.start(),
    stop: () => listener.stop(),
    announce: async (type) => {
      await inTransaction(strapi, async ({ trx }) => {
        await strapi.db.connection.raw("select pg_notify(?, ?)", [POSTGRES_CHANNEL, type]).transacting(trx);
      });
    },
  };
}
