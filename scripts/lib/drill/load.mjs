import { setTimeout as wait } from "node:timers/promises";
import { signUp, submit } from "../fuzz/people.mjs";
import { buyPhone } from "../fuzz/purchase.mjs";
import { createVisitor } from "../fuzz/visitor.mjs";

const PATHS = ["/", "/shop", "/shop/wren-one", "/support", "/de", "/de/shop/wren-one", "/about", "/support?q=nest"];
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const BETWEEN_VIEWS_MS = 40;
const BETWEEN_PURCHASES_MS = 300;
/** The limit is 30 messages a minute. */
const BETWEEN_MESSAGES_MS = 2_500;
const READERS = 6;
const BUYERS = 2;
const TALKERS = 3;
/** Far from the buyers' numbers. */
const FIRST_TALKER = 0x7fff_0000;

/** @typedef {"views" | "purchases" | "messages"} Deed */
/** @typedef {{ deed: Deed, phase: string, what: string }} Trouble */
/** @typedef {{ url: string, readMails: () => Promise<string[]>, personOf: (number: number) => import("../fuzz/typing.mjs").Person }} LoadedSite */

/**
 * Visitors who read pages over open connections, others who buy phones, and others who write in the chat, until `stop`.
 * @param {LoadedSite} site
 */
export async function startLoad({ url, readMails, personOf }) {
  /** @type {Record<Deed, number>} */
  const counts = { views: 0, purchases: 0, messages: 0 };
  /** @type {Trouble[]} */
  const troubles = [];
  /** @type {string[]} */
  const orders = [];
  /** @type {string[]} */
  const messages = [];
  let phase = "";
  let isOver = false;
  let number = 1;

  /** @param {Deed} deed @param {number} pauseMs @param {() => Promise<unknown>} act */
  async function keepDoing(deed, pauseMs, act) {
    while (!isOver) {
      const during = phase;
      counts[deed]++;
      await act().catch((error) => troubles.push({ deed, phase: during, what: describe(error) }));
      await wait(pauseMs);
    }
  }

  /** @param {number} reader */
  function createReader(reader) {
    const headers = { "User-Agent": BROWSER, Accept: "text/html", "X-Forwarded-For": `10.9.0.${reader + 1}` };
    let n = reader;
    return async () => {
      const path = PATHS[n++ % PATHS.length] ?? "/";
      const response = await fetch(url + path, { headers });
      await response.arrayBuffer();
      const by = response.headers.has("Content-Security-Policy") ? "web" : "the balancer";
      if (response.status !== 200) throw new Error(`${response.status} by ${by} on ${path}`);
    };
  }

  async function buy() {
    const buyer = (number += 1);
    orders.push(await buyPhone(createVisitor(url, { number: buyer }), personOf(buyer)));
  }

  /** @param {number} talker */
  async function createTalker(talker) {
    const who = { person: personOf(talker), number: talker };
    const visitor = createVisitor(url, { number: talker, cookies: await signUp({ url, readMails }, who) });
    let n = 0;
    return async () => {
      const text = `Message ${n++} of ${talker}`;
      const opened = await visitor.open({ path: "/support/chat" });
      if (opened.status !== 200) throw new Error(`${opened.status} on /support/chat`);
      const { status } = await submit(visitor, who.person, { field: "text", typed: { text } });
      if (status !== 200) throw new Error(`${status} to a message`);
      messages.push(text);
    };
  }

  const talkers = await Promise.all(Array.from({ length: TALKERS }, (_, n) => createTalker(FIRST_TALKER + n)));
  const work = [
    ...Array.from({ length: READERS }, (_, n) => keepDoing("views", BETWEEN_VIEWS_MS, createReader(n))),
    ...Array.from({ length: BUYERS }, () => keepDoing("purchases", BETWEEN_PURCHASES_MS, buy)),
    ...talkers.map((talk) => keepDoing("messages", BETWEEN_MESSAGES_MS, talk)),
  ];
  return {
    /** Numbers of the orders that buyers were told of. */
    orders,
    /** The texts of messages that talkers were told have arrived. */
    messages,
    /**
     * Watches what visitors notice while something happens.
     * @param {string} name
     * @param {() => Promise<unknown>} during
     */
    async watch(name, during) {
      const before = { ...counts };
      phase = name;
      await during();
      const seen = troubles.filter((trouble) => trouble.phase === name);
      const of = (/** @type {Deed} */ deed) =>
        `${seen.filter((trouble) => trouble.deed === deed).length} of ${counts[deed] - before[deed]} ${deed}`;
      return { seen, summary: `${of("views")}, ${of("purchases")}, ${of("messages")}` };
    },
    async stop() {
      isOver = true;
      await Promise.all(work);
    },
  };
}

/** @param {unknown} error */
function describe(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
