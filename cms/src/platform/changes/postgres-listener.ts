import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

const RECONNECT_MS = 1_000;
/** A connection dropped by a firewall looks alive for hours; only a query shows that it is not. */
const PING_MS = 15_000;
const ANSWER_TIMEOUT_MS = 5_000;

type ListenerOptions = {
  connectionString: string;
  /** A plain SQL name, which cannot be a parameter. */
  channel: string;
  onNotification: (payload: string) => void;
  /** Called after a reconnection, because notifications in between are lost. */
  onGap: () => void;
  onBroken: (error: unknown) => void;
};

/** LISTEN needs a connection of its own, so it cannot use the pool. */
export function createPostgresListener(options: ListenerOptions) {
  const { connectionString, channel, onNotification, onGap, onBroken } = options;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let client: Client | null = null;

  async function connect(): Promise<Client> {
    const next = new Client({
      connectionString,
      application_name: channel,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
    });
    next.on("notification", ({ payload }) => onNotification(payload ?? ""));
    // Without a listener an error would end the process; `untilBroken` gets the same one.
    next.on("error", () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      return next;
    } catch (error) {
      await disconnect(next);
      throw error;
    }
  }

  async function keepListening(first: Client): Promise<void> {
    let current: Client | null = first;
    while (current) {
      client = current;
      await untilBroken(current, stopping.signal);
      await disconnect(current);
      current = await reconnect();
      if (current) onGap();
    }
  }

  /** @returns null when stopped */
  async function reconnect(): Promise<Client | null> {
    while (!isStopping()) {
      await pause(RECONNECT_MS, null, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) break;
      try {
        return await connect();
      } catch (error) {
        onBroken(error);
      }
    }
    return null;
  }

  return {
    async start() {
      void keepListening(await connect()); // It ends with `stop` and handles its own failures.
    },
    async stop() {
      stopping.abort();
      if (client) await disconnect(client);
    },
  };
}

/** Resolves when the connection has ended or does not answer, or when the signal aborts. */
async function untilBroken(client: Client, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const ping = setInterval(() => {
      client.query("select 1").catch(() => finish());
    }, PING_MS);
    const finish = () => {
      clearInterval(ping);
      resolve();
    };
    client.once("error", finish);
    client.once("end", finish);
    signal.addEventListener("abort", finish, { once: true });
  });
}

async function disconnect(client: Client): Promise<void> {
  await client.end().catch(() => undefined);
}
