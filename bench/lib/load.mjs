import { connect } from "node:net";
import { readUsedMs } from "./processor.mjs";

/**
 * Sends the same request over and over and counts responses by their bytes: all are equally long, so nothing needs to
 * be parsed and the load generator does not become the bottleneck.
 * @param {{ port: number, path: string, headers?: Record<string, string>, connections?: number, seconds: number }} load
 * @returns {Promise<{ requests: number, perSecond: number }>}
 */
async function sendLoad({ port, path, headers = {}, connections = 16, seconds }) {
  const lines = Object.entries({ Host: `localhost:${port}`, "User-Agent": "Mozilla/5.0", ...headers });
  const question = `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  const answerBytes = await measureAnswer(port, question);

  const startedAt = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askUntil(port, question, answerBytes, startedAt + seconds * 1000)),
  );
  const requests = counts.reduce((sum, count) => sum + count, 0);
  return { requests, perSecond: requests / ((performance.now() - startedAt) / 1000) };
}

/**
 * @param {number} port
 * @param {string} question
 * @returns {Promise<number>}
 */
function measureAnswer(port, question) {
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect(port, "127.0.0.1", () => socket.write(question));
    socket.setTimeout(10_000, () => socket.destroy(new Error("no answer")));
    socket.on("error", reject);
    socket.on("data", (bytes) => {
      received = Buffer.concat([received, bytes]);
      const total = wholeLength(received);
      if (total === null || received.length < total) return;
      socket.destroy();
      if (!/^HTTP\/1.1 200 /.test(received.toString("latin1", 0, 15)))
        reject(new Error(received.toString("latin1", 0, 80)));
      else resolve(total);
    });
  });
}

/**
 * @param {Buffer} received
 * @returns {number | null} head and body together, or null while the head is not complete
 */
function wholeLength(received) {
  const end = received.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const head = received.toString("latin1", 0, end);
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length) return end + 4 + Number(length);
  const last = received.lastIndexOf("0\r\n\r\n");
  return last === -1 ? null : last + 5;
}

/**
 * @param {number} port
 * @param {string} question
 * @param {number} answerBytes
 * @param {number} deadline
 * @returns {Promise<number>}
 */
function askUntil(port, question, answerBytes, deadline) {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let missing = answerBytes;
    const socket = connect(port, "127.0.0.1", () => socket.write(question));
    socket.setNoDelay(true);
    socket.on("error", reject);
    socket.on("data", (bytes) => {
      missing -= bytes.length;
      if (missing > 0) return;
      answers++;
      missing = answerBytes;
      if (performance.now() < deadline) socket.write(question);
      else socket.end(() => resolve(answers));
    });
  });
}

/** Many short rounds: other load on the machine then affects both sides alike, and one bad round does not matter. */
const ROUNDS = 15;
const ROUND_SECONDS = 1;
/** Measured in processor time and not by the clock: on a busy machine code takes longer to warm up. */
const WARM_UP_CPU_SECONDS = 10;

/** @typedef {{ port: number, pid: number | undefined, path: string, headers?: Record<string, string> }} Target */

/**
 * Processor time per request on both sides, in alternating rounds after a warm-up. It is steadier than requests per
 * second, which other work on the machine affects.
 * @param {Target} ours
 * @param {Target} theirs
 */
export async function compareCost(ours, theirs) {
  for (const target of [ours, theirs]) await warmUp(target);
  /** @type {Record<"ours" | "theirs", { us: number, perSecond: number }>[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ours: await measureCost(ours), theirs: await measureCost(theirs) });
  }
  /** @param {"ours" | "theirs"} who @param {"us" | "perSecond"} what */
  const usual = (who, what) => median(rounds.map((round) => round[who][what])).toFixed(0);
  return {
    ratio: median(rounds.map((round) => round.ours.us / round.theirs.us)),
    told: `${usual("ours", "us")} µs to ${usual("theirs", "us")} µs, ${usual("ours", "perSecond")} to ${usual("theirs", "perSecond")} a second`,
  };
}

/**
 * Requests per second of one side for each of the other's, in alternating rounds after a warm-up: what several processes
 * gain. On a busy machine it means little.
 * @param {Target} ours
 * @param {Target} theirs
 */
export async function compareRates(ours, theirs) {
  for (const target of [ours, theirs]) await warmUp(target);
  /** @type {number[]} */
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { perSecond } = await sendLoad({ ...ours, seconds: ROUND_SECONDS });
    ratios.push(perSecond / (await sendLoad({ ...theirs, seconds: ROUND_SECONDS })).perSecond);
  }
  return median(ratios);
}

/** @param {Target} target */
async function warmUp(target) {
  const until = (await cpuTimeUs(target.pid)) + WARM_UP_CPU_SECONDS * 1_000_000;
  while ((await cpuTimeUs(target.pid)) < until) await sendLoad({ ...target, seconds: 1 });
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** @param {Target} target */
async function measureCost(target) {
  const before = await cpuTimeUs(target.pid);
  const { requests, perSecond } = await sendLoad({ ...target, seconds: ROUND_SECONDS });
  return { us: ((await cpuTimeUs(target.pid)) - before) / requests, perSecond };
}

/**
 * @param {number | undefined} pid
 * @returns {Promise<number>} processor time that it and its children have used, in microseconds
 */
export async function cpuTimeUs(pid) {
  return (await readUsedMs(pid)) * 1_000;
}
