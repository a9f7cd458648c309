import { chanceFor } from "./chance.mjs";
import { isRefusedByLimit, judge } from "./oracle.mjs";
import { preparePeople, readMailFiles, signUp } from "./people.mjs";
import { readTargets } from "./targets.mjs";
import { createVisitor } from "./visitor.mjs";
import { walk } from "./walk.mjs";
import { sendBytes } from "./wire.mjs";

/** @typedef {{ url: string, cmsUrl: string, dataDir: string }} FuzzedSite */
/** @typedef {{ finding: string, kind: string, request: string, head: string }} Finding */

const AT_ONCE = 8;
const ACCOUNTS = 3;
const MOST_FINDINGS = 10;
const MOST_SHOWN_CHARACTERS = 3_000;

/**
 * Sends that many requests and judges every answer.
 * @param {FuzzedSite} site
 * @param {{ requests: number, seed: number, firstNumber?: number, onAnswered?: (answered: number) => Promise<void> | void }} how
 * firstNumber: of the visitors, for a site on which others were before
 */
export async function fuzz(site, { requests, seed, firstNumber = 1, onAnswered }) {
  const targets = await readTargets();
  const personOf = await preparePeople(site.dataDir);
  let nextNumber = firstNumber;
  /** @type {{ person: import("./typing.mjs").Person, cookies: Map<string, string> }[]} */
  const accounts = [];
  for (let count = 0; count < ACCOUNTS; count++) {
    const number = nextNumber++;
    const person = personOf(number);
    const cookies = await signUp({ url: site.url, readMails: () => readMailFiles(site.dataDir) }, { person, number });
    accounts.push({ person, cookies });
  }

  const urls = { web: new URL(site.url), cms: new URL(site.cmsUrl) };
  const origins = [urls.web.origin, urls.cms.origin];
  let sent = 0;
  let answered = 0;
  let refused = 0;
  /** @type {Map<string, number>} */
  const statuses = new Map();
  const unposted = new Set(targets.actions);
  /** @type {Map<string, Finding>} */
  const findings = new Map();

  /** @param {string} marker @returns {import("./walk.mjs").Send} */
  const sendFor = (marker) => async (outgoing) => {
    if (sent >= requests || findings.size >= MOST_FINDINGS) return null;
    sent++;
    const answer = await sendBytes(urls[outgoing.to], outgoing.raw, outgoing);
    if (isRefusedByLimit(answer)) refused++;
    if (outgoing.raw.toString("latin1", 0, 5) === "POST ") deletePosted(unposted, outgoing.path);
    const status = `${outgoing.kind}: ${answer.status ?? "closed"}`;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const finding = judge(outgoing, answer, { marker, origins });
    if (finding) note(finding, outgoing, answer.head);
    answered++;
    await onAnswered?.(answered);
    return answer;
  };

  /** @param {string} finding @param {import("./walk.mjs").Outgoing} outgoing @param {string} head */
  function note(finding, { kind, path, raw }, head) {
    const key = `${finding} ${kind} ${path.split("?")[0]?.slice(0, 60)}`;
    findings.set(key, { finding, kind, head, request: raw.toString("latin1").slice(0, MOST_SHOWN_CHARACTERS) });
  }

  const walkers = Array.from({ length: AT_ONCE }, async () => {
    while (sent < requests && findings.size < MOST_FINDINGS) {
      const number = nextNumber++;
      const chance = chanceFor(seed, `visitor ${number}`);
      const account = chance.happens(0.25) ? chance.oneOf(accounts) : null;
      const person = account?.person ?? personOf(number);
      const visitor = createVisitor(site.url, { number, cookies: new Map(account?.cookies) });
      await walk(visitor, { chance, person, targets }, sendFor(person.marker));
    }
  });
  await Promise.all(walkers);
  const visitors = nextNumber - firstNumber;
  return { sent, refused, statuses, visitors, unposted: [...unposted], findings: [...findings.values()] };
}

/**
 * Removes the routes to which a path may belong.
 * @param {Set<string>} unposted
 * @param {string} path
 */
function deletePosted(unposted, path) {
  const [own = ""] = path.split("?");
  for (const route of unposted)
    if (new RegExp(`^${route.replace(/:\w+/g, "[^/]+").replace("*", ".*")}$`).test(own)) unposted.delete(route);
}
