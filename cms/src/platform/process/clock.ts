import type { Core } from "@strapi/strapi";
import { MINUTE_MS } from "@wren/domain";

const MEASURE_EVERY_MS = MINUTE_MS;
/** A machine whose clock is kept by NTP differs by milliseconds. */
const MOST_MS = 2_000;

/** The database's time at a moment of this process's own counter, which no setting of the machine's clock moves. */
type Reading = { databaseMs: number; countedMs: number };

let reading: Reading | null = null;
let timer: NodeJS.Timeout | undefined;

/**
 * The time that leases, deadlines and limits go by. With PostgreSQL it is the database's, which all processes share:
 * their machines' clocks may differ. SQLite is a file on this machine and has no clock of its own.
 */
export const clock = {
  now(): Date {
    return new Date(reading ? reading.databaseMs + performance.now() - reading.countedMs : Date.now());
  },

  /** This machine's clock minus the one that counts. */
  aheadMs(): number {
    return Date.now() - clock.now().getTime();
  },

  async start(strapi: Core.Strapi): Promise<void> {
    if (strapi.db.dialect.client !== "postgres") return;
    await measure(strapi);
    stampRows(strapi);
    timer = setInterval(() => void measure(strapi).catch(() => undefined), MEASURE_EVERY_MS);
  },

  stop(): void {
    clearInterval(timer);
    reading = null;
  },
};

async function measure(strapi: Core.Strapi): Promise<void> {
  const askedMs = performance.now();
  const answer = await strapi.db.connection.raw<{ rows: [{ ms: string }] }>(
    "select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as ms",
  );
  const answeredMs = performance.now();
  // The answer may have been made at any moment between question and arrival.
  reading = { databaseMs: Number(answer.rows[0].ms), countedMs: (askedMs + answeredMs) / 2 };
  warnOfDifference(strapi, clock.aheadMs());
}

function warnOfDifference(strapi: Core.Strapi, aheadMs: number): void {
  if (Math.abs(aheadMs) < MOST_MS) return;
  const seconds = String(Math.round(Math.abs(aheadMs) / 1000));
  const direction = aheadMs > 0 ? "ahead of" : "behind";
  strapi.log.warn(
    `The clock of this machine is ${seconds} s ${direction} the database's. The database's counts; set both by NTP.`,
  );
}

type Stamps = { createdAt?: unknown; updatedAt?: unknown };

/** Strapi stamps rows by the machine's clock, just before this. It gives a new row one date twice. */
function stampRows(strapi: Core.Strapi): void {
  const stamp = (row: Stamps) => {
    const isNew = row.createdAt === row.updatedAt;
    row.updatedAt = clock.now();
    if (isNew) row.createdAt = row.updatedAt;
  };
  const stampOne = ({ params }: { params: { data?: unknown } }) => {
    if (params.data) stamp(params.data);
  };
  const stampMany = ({ params }: { params: { data?: unknown } }) => {
    if (Array.isArray(params.data)) params.data.forEach(stamp);
  };
  strapi.db.lifecycles.subscribe({
    beforeCreate: stampOne,
    beforeCreateMany: stampMany,
    beforeUpdate({ params }) {
      if (params.data) (params.data as Stamps).updatedAt = clock.now();
    },
  });
}
