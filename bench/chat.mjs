// `npm run bench:chat`: 500 visitors listen through web and 50 messages a second go both ways for a minute. Counts
// messages that were lost, doubled or misdelivered, and compares with a bare server that only relays messages, in the
// same run.
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { exitWith } from "../scripts/lib/failure.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { findFreePort } from "../scripts/lib/ports.mjs";
import { startCms, startWeb } from "../scripts/lib/stack.mjs";
import { copyTemplateData } from "../scripts/lib/template-data.mjs";
import { onBothDatabases } from "./lib/both-databases.mjs";
import { createLedger, sendAtPace } from "./lib/chat-load.mjs";
import { addAccounts, addAgent, signIn, sitDown, writeAs } from "./lib/chat-people.mjs";
import { ask, each, openStream } from "./lib/chat-streams.mjs";
import { withStrapiAt } from "./lib/cms.mjs";
import { cpuTimeUs } from "./lib/load.mjs";
import { memoryMb } from "./lib/memory.mjs";
import { figure, print } from "./lib/report.mjs";

const VISITORS = 500;
const PER_SECOND = 50;
const SECONDS = Number(process.env.SECONDS ?? 60);
const AT_ONCE = 8;
const SETTLED_MS = 3_000;
const COLLECTS = inRoot("bench", "lib", "collect-on-signal.mjs");

/** @typedef {import("./lib/report.mjs").Figure} Figure */
/** @typedef {{ bareMs: number[], bareKb: number }} Bare */

await exitWith(() => onBothDatabases(import.meta.url, measure));

/** @param {import("./lib/both-databases.mjs").Database} database */
async function measure({ name, databaseUrl }) {
  const { dataDir, remove } = await copyTemplateData();
  try {
    /** @type {{ email: string, key: string }[]} */
    let people = [];
    await withStrapiAt({ dataDir, databaseUrl }, async (strapi) => {
      await addAgent(strapi);
      people = await addAccounts(strapi, VISITORS);
    });
    const bare = await measureBare();
    const figures = await measureChat({ name, dataDir, databaseUrl, people, bare });
    figures.forEach(print);
    return figures.every(({ isKept }) => isKept) ? 0 : 1;
  } finally {
    await remove();
  }
}

/** @returns {Promise<Bare>} */
async function measureBare() {
  const port = await findFreePort();
  const bare = spawn(process.execPath, ["--import", COLLECTS, inRoot("bench", "lib", "bare-chat.mjs"), String(port)]);
  try {
    const at = (/** @type {string} */ path, /** @type {number} */ to) =>
      new URL(`http://127.0.0.1:${port}${path}?to=${to}`);
    await untilAnswers(at("/", -1));
    const ledger = createLedger();
    const before = await usedMb(bare.pid);
    const streams = await openAll((index, onText) => openStream(at("/events", index), {}, onText), ledger);
    const bareKb = perConnectionKb(before, await usedMb(bare.pid));
    await sendAtPace({ perSecond: PER_SECOND, seconds: SECONDS }, (index) => {
      const to = personOf(index);
      return ledger.send(to, async (body) => (await ask(at("/messages", to), { body })).status);
    });
    await ledger.untilAllCame();
    for (const { close } of streams) close();
    return { bareMs: ledger.judge().inAllMs, bareKb };
  } finally {
    bare.kill();
  }
}

/**
 * @param {{ name: string, dataDir: string, databaseUrl: string, people: { email: string, key: string }[], bare: Bare }} given
 * @returns {Promise<Figure[]>}
 */
async function measureChat({ name, dataDir, databaseUrl, people, bare }) {
  const ports = { port: await findFreePort(), cmsPort: await findFreePort() };
  const settings = { dataDir, ...ports, publicUrl: `http://127.0.0.1:${ports.port}` };
  const cms = await startCms({ ...settings, env: { DATABASE_URL: databaseUrl } });
  const web = await startWeb({ ...settings, env: { NODE_OPTIONS: `--import ${COLLECTS}` }, logFile: "/dev/null" });
  try {
    const visitors = await signIn(cms.url, people);
    const desk = await sitDown(cms.url);
    const ledger = createLedger();
    // Everybody begins a conversation; this also warms up the servers.
    await each(visitors, AT_ONCE, (visitor, to) => ledger.send(to, (text) => writeAs(web.url, visitor, text)));
    const before = await usedMb(web.pid);
    const streams = await openAll((index, onText) => {
      const url = new URL("/support/chat/events?after=0", web.url);
      return openStream(url, { Cookie: visitors[index]?.cookie ?? "" }, onText);
    }, ledger);
    await ledger.untilAllCame();
    const connectionKb = perConnectionKb(before, await usedMb(web.pid));

    ledger.startMeasuring();
    const cpuBefore = [await cpuTimeUs(web.pid), await cpuTimeUs(cms.pid)];
    await sendAtPace({ perSecond: PER_SECOND, seconds: SECONDS }, (index) => {
      const to = personOf(index);
      const visitor = visitors[to];
      if (!visitor) throw new Error("Nobody to write to");
      const send = (/** @type {string} */ text) =>
        index % 2 === 0 ? writeAs(web.url, visitor, text) : desk.reply(visitor.key, text);
      return ledger.send(to, send);
    });
    await ledger.untilAllCame();
    const cpu = [await cpuTimeUs(web.pid), await cpuTimeUs(cms.pid)].map((us, index) => us - (cpuBefore[index] ?? 0));
    for (const { close } of streams) close();
    const wrong = await countWrongAtDesk(desk, { visitors, ledger });
    return report({ name, judged: ledger.judge(), wrong, connectionKb, cpu, bare });
  } finally {
    await web.stop();
    await cms.stop();
  }
}

/**
 * Conversations in which staff do not see exactly what was sent, each message once and numbered without gaps.
 * @param {import("./lib/chat-people.mjs").Desk} desk
 * @param {{ visitors: import("./lib/chat-people.mjs").Visitor[], ledger: ReturnType<typeof createLedger> }} known
 */
async function countWrongAtDesk(desk, { visitors, ledger }) {
  const right = await each(visitors, AT_ONCE, async ({ key, email }, index) => {
    const { email: shown, messages } = await desk.get(`conversations/${key}`);
    const texts = messages.map((/** @type {{ text: string }} */ { text }) => text);
    const isNumbered = messages.every(
      (/** @type {{ seq: number }} */ { seq }, /** @type {number} */ at) => seq === at + 1,
    );
    return shown === email && isNumbered && ledger.isRight(index, texts);
  });
  return right.filter((isRight) => !isRight).length;
}

/**
 * @param {{ name: string, judged: ReturnType<ReturnType<typeof createLedger>["judge"]>, wrong: number, connectionKb: number, cpu: number[], bare: Bare }} measured
 * @returns {Figure[]}
 */
function report({ name, judged, wrong, connectionKb, cpu, bare }) {
  const { sent, refused, lost, doubled, misdirected, afterAnswerMs, inAllMs } = judged;
  const ms = (/** @type {number[]} */ values) =>
    [0.5, 0.95, 0.99].map((share) => `${quantile(values, share).toFixed(1)} ms`).join(", ");
  const none = (/** @type {string} */ label, /** @type {number} */ value) => figure(`  ${label}`, value, { atMost: 0 });
  const [webCpu = 0, cmsCpu = 0] = cpu.map((us) => us / 1000 / (PER_SECOND * SECONDS));
  return [
    { label: `messages on ${name}`, value: `${sent} to ${VISITORS} visitors`, isKept: true },
    none("refused", refused),
    none("lost", lost),
    none("doubled", doubled),
    none("at the wrong person", misdirected),
    none("conversations that staff see wrong", wrong),
    { label: "  from answer to event (50, 95, 99 of 100)", value: ms(afterAnswerMs), isKept: true },
    { label: "  from sending to event", value: ms(inAllMs), isKept: true },
    { label: "  the same at a bare server", value: ms(bare.bareMs), isKept: true },
    figure("  from sending to event, 95 of 100", quantile(inAllMs, 0.95), { atMost: 500, unit: " ms" }),
    ratio("  of the bare server's", quantile(inAllMs, 0.95) / quantile(bare.bareMs, 0.95)),
    {
      label: "  processor time of a message",
      value: `web ${webCpu.toFixed(1)} ms, cms ${cmsCpu.toFixed(1)} ms`,
      isKept: true,
    },
    figure("  memory of a connection in web", connectionKb, { atMost: 100, unit: " kB" }),
    ratio(`  of the bare server's ${bare.bareKb.toFixed(0)} kB`, connectionKb / bare.bareKb),
  ];
}

/** @param {string} label @param {number} value @returns {Figure} */
function ratio(label, value) {
  return { label, value: `${value.toFixed(1)} times`, isKept: true };
}

/**
 * @param {(index: number, onMessage: (message: { text: string }) => void) => Promise<{ close: () => void }>} open
 * @param {ReturnType<typeof createLedger>} ledger
 */
function openAll(open, ledger) {
  const people = Array.from({ length: VISITORS }, (_, index) => index);
  return each(people, AT_ONCE, (index) => open(index, ({ text }) => ledger.note(index, text)));
}

/** Spreads messages over all people, in a mixed order. @param {number} index */
function personOf(index) {
  return (index * 211) % VISITORS;
}

/** Memory of a process after a garbage collection. @param {number | undefined} pid */
async function usedMb(pid) {
  if (pid === undefined) throw new Error("The process did not start");
  for (let round = 0; round < 2; round++) {
    process.kill(pid, "SIGUSR2");
    await wait(SETTLED_MS / 2);
  }
  return memoryMb(pid, "VmRSS");
}

/** @param {number} beforeMb @param {number} withMb */
function perConnectionKb(beforeMb, withMb) {
  return ((withMb - beforeMb) * 1024) / VISITORS;
}

/** @param {URL} url */
async function untilAnswers(url) {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await ask(url, { body: "" }).then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(50);
  }
  throw new Error("The bare server does not answer");
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}
