import { pino } from "pino";

type Fields = Record<string, string | number | boolean | null>;

/** Lines are written some at a time: one write for each would cost a kept page a third of its time. */
const BUFFER_BYTES = 8 * 1024;
/** But nobody waits longer than this for a line, and for trouble not at all. */
const FLUSH_EVERY_MS = 250;

const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
setInterval(() => output.flush(), FLUSH_EVERY_MS).unref();

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

function writeAtOnce(level: "warn" | "error", event: string, fields: Fields): void {
  writer[level](fields, event);
  output.flush();
}

/** The line of an answered request. There are so many of them that their words come ready-made, as JSON's inside. */
function writeRequest(words: string): void {
  output.write(`{"level":"info","time":"${isoNow()}",${words}}\n`);
}

let lastMs = 0;
let lastIso = "";

/** Many requests fall into one millisecond; its name is spelled once. */
function isoNow(): string {
  const nowMs = Date.now();
  if (nowMs !== lastMs) {
    lastMs = nowMs;
    lastIso = new Date(nowMs).toISOString();
  }
  return lastIso;
}

export const log = {
  request: writeRequest,
  info: (event: string, fields: Fields = {}) => writer.info(fields, event),
  warn: (event: string, fields: Fields = {}) => writeAtOnce("warn", event, fields),
  error: (event: string, fields: Fields = {}) => writeAtOnce("error", event, fields),
};
