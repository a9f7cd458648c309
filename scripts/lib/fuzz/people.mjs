import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { answerCaptcha } from "../captcha.mjs";
import { markerOf } from "./oracle.mjs";
import { encodeForm, fillIn } from "./typing.mjs";
import { createVisitor } from "./visitor.mjs";

/** @typedef {import("./typing.mjs").Person} Person */
/** @typedef {import("./visitor.mjs").Visitor} Visitor */

const MOST_LOOKS = 100;
const LOOK_MS = 100;

/**
 * Makes people of a site: what they type, and the answers of captchas, computed with the site's own secret.
 * @param {string} dataDir
 */
export async function preparePeople(dataDir) {
  const secrets = JSON.parse(await readFile(path.join(dataDir, "secrets.json"), "utf8"));
  /** @type {{ mobileId: string }[]} */
  const demo = JSON.parse(await readFile(path.join(dataDir, "demo-subscriptions.json"), "utf8"));
  const solveCaptcha = (/** @type {string} */ id) => {
    try {
      return answerCaptcha(id, secrets.CAPTCHA_SECRET);
    } catch {
      return "?";
    }
  };
  /** @param {number} number @returns {Person} */
  return (number) => {
    const marker = markerOf(number);
    return { marker, email: `${marker}@example.org`, identifiers: demo.map(({ mobileId }) => mobileId), solveCaptcha };
  };
}

/**
 * Begins a conversation and confirms the address, by the pages and the mail.
 * @param {{ url: string, readMails: () => Promise<string[]> }} site
 * @param {{ person: Person, number: number }} who
 */
export async function signUp({ url, readMails }, { person, number }) {
  const visitor = createVisitor(url, { number });
  await visitor.open({ path: "/support/chat" });
  await submit(visitor, person, { button: "begin" });
  await visitor.open({ path: await linkInMail(readMails, person.email) });
  const { status } = await submit(visitor, person, { button: "confirm" });
  if (!visitor.cookies.has("wren-session"))
    throw new Error(`A new account could not sign in: ${status} on ${visitor.page()?.path}`);
  return visitor.cookies;
}

/**
 * Sends the form of the current page that has this button or field.
 * @param {Visitor} visitor
 * @param {Person} person
 * @param {{ button?: string, field?: string, typed?: Record<string, string> }} which
 */
export function submit(visitor, person, { button: wanted, field, typed = {} }) {
  const forms = visitor.page()?.forms ?? [];
  const form = forms.find(
    ({ fields, buttons }) =>
      (!wanted || buttons.some(({ value }) => value === wanted)) &&
      (!field || fields.some(({ name }) => name === field)),
  );
  if (!form) throw new Error(`No form with ${wanted ?? field} on ${visitor.page()?.path}`);
  const button = form.buttons.find(({ value, action }) => (wanted ? value === wanted : action === ""));
  const entries = fillIn(form, person).map(
    ([name, value]) => /** @type {[string, string]} */ ([name, typed[name] ?? value]),
  );
  if (button?.name) entries.push([button.name, button.value]);
  return visitor.open({ method: form.method, path: form.action, ...encodeForm(entries) });
}

/** The mails of a site without a mail server. @param {string} dataDir */
export async function readMailFiles(dataDir) {
  const folder = path.join(dataDir, "mails");
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
}

/**
 * @param {() => Promise<string[]>} readMails
 * @param {string} email
 */
async function linkInMail(readMails, email) {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    for (const raw of await readMails()) {
      const mail = raw.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
      const link = /https?:\/\/[^\s/]+(\/support\/chat\/confirm-email\?\S+)/.exec(mail)?.[1];
      if (link && mail.includes(email)) return link;
    }
    await wait(LOOK_MS);
  }
  throw new Error(`No mail to ${email}`);
}
