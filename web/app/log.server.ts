import { pino } from "pino";

type Fields = Record<string, string | number | boolean | null>;

/** One JSON line per event, written behind the request. Nothing personal goes in: no address, query or identifier. */
const writer = pino(
  {
    base: null,
    messageKey: "event",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  pino.destination({ dest: 1, sync: false }),
);

export const log = {
  info: (event: string, fields: Fields = {}) => writer.info(fields, event),
  warn: (event: string, fields: Fields = {}) => writer.warn(fields, event),
  error: (event: string, fields: Fields = {}) => writer.error(fields, event),
};
