import { pino } from "pino";

type Fields = Record<string, string | number | boolean | null>;

/** Request lines are written in batches: one write for each would cost a cached page a third of its time. */
const MAX_WAITING_LENGTH = 64 * 1024;
/** Longest delay of a line. */
const HAND_OVER_EVERY_MS = 250;

let waiting = "";

/** Writes the collected request lines, before any other line. */
function handOver(): void {
  if (waiting === "") return;
  output.write(waiting);
  waiting = "";
}

// Registered before pino's own handlers, which flush the output.
process.on("beforeExit", handOver);
process.on("exit", handOver);

const output = pino.destination({ dest: 1, sync: false });
setInterval(handOver, HAND_OVER_EVERY_MS).unref();

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
  handOver();
  writer[level](fields, event);
}

/** Writes the line of an answered request. There are so many that `words` comes as finished JSON fields. */
function writeRequest(words: string): void {
  waiting += `${lineStart()}${words}}\n`;
  if (waiting.length >= MAX_WAITING_LENGTH) handOver();
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

export const log = {
  request: writeRequest,
  info: (event: string, fields?: Fields) => write("info", event, fields),
  warn: (event: string, fields?: Fields) => write("warn", event, fields),
  error: (event: string, fields?: Fields) => write("error", event, fields),
};
