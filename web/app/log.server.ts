import cluster from "node:cluster";
import { pino } from "pino";
import { thinOut } from "./repeated-lines.server.ts";

type Fields = Record<string, string | number | boolean | null>;

/** Request lines are written in batches: one write for each would cost a cached page a third of its time. */
const BATCH_LENGTH = 8 * 1024;
/** Several processes write to one pipe, where pieces up to 4 KB, each of whole lines, do not mix. */
const SHARED_PIPE = { minLength: 3 * 1024, maxWrite: 4 * 1024 };
/** Longest delay of a line. */
const FLUSH_EVERY_MS = 250;
const REPEATS_EVERY_MS = 1_000;

const output = pino.destination({
  dest: 1,
  sync: false,
  periodicFlush: FLUSH_EVERY_MS,
  ...(cluster.isWorker ? SHARED_PIPE : { minLength: BATCH_LENGTH }),
});

/** One JSON line per event. Nothing personal goes in: no address, query or identifier. */
const writer = pino(
  {
    base: null,
    messageKey: "event",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  output,
);

function write(level: "info" | "warn" | "error", event: string, fields: Fields = {}): void {
  writer[level](fields, event);
  output.flush();
}

/** Writes the line of an answered request. There are so many that `words` comes as finished JSON fields. */
function writeRequest(words: string): void {
  output.write(`${lineStart()}${words}}\n`);
}

let lastMs = 0;
let lastStart = "";

/** Cached, because many requests fall into one millisecond. */
function lineStart(): string {
  const nowMs = Date.now();
  if (nowMs !== lastMs) {
    lastMs = nowMs;
    lastStart = `{"level":"info","time":"${new Date(nowMs).toISOString()}",`;
  }
  return lastStart;
}

const warn = thinOut<Fields>((event, fields) => write("warn", event, fields), REPEATS_EVERY_MS);

export const log = {
  request: writeRequest,
  info: (event: string, fields?: Fields) => write("info", event, fields),
  warn: (event: string, fields: Fields = {}) => warn(event, fields),
  error: (event: string, fields?: Fields) => write("error", event, fields),
};
