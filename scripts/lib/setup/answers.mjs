import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../paths.mjs";
import { isAsked, QUESTIONS } from "./questions.mjs";
import { TEXTS } from "./texts.mjs";

/** @typedef {import("./questions.mjs").Language} Language */

/** Mark of the demo content in its data folder. */
const DEMO_FILE = "demo-subscriptions.json";

/**
 * @param {string} dataDir
 * @returns the folder that the setting means
 */
export const dataFolder = (dataDir) => path.resolve(ROOT, dataDir);

/** @param {string} dataDir */
const holdsDemo = (dataDir) => existsSync(path.join(dataFolder(dataDir), DEMO_FILE));

/**
 * @param {import("./questions.mjs").Question} question
 * @returns {string | undefined} the answer of somebody who gives none
 */
export function fallbackOf({ name, fallback }) {
  return name === "dataDir" && fallback && holdsDemo(fallback) ? "./shop-data" : fallback;
}

/**
 * @param {import("./questions.mjs").Question} question
 * @param {string} answer
 * @param {Language} language
 * @returns {string | null} a sentence's end about a wrong answer; the answer itself may be a secret and is not in it
 */
export function problemOf(question, answer, language) {
  if (question.name === "dataDir" && holdsDemo(answer)) return TEXTS[language].demo;
  return question.problemOf(answer)?.[language] ?? null;
}

/**
 * Answers from a file: new ones replace those of earlier runs, an empty one removes an optional answer.
 * @param {Record<string, unknown>} told
 * @param {Record<string, string>} before
 * @param {Language} language
 * @returns {{ answers: Record<string, string>, problems: string[] }}
 */
export function mergeAnswers(told, before, language) {
  const texts = TEXTS[language];
  const known = QUESTIONS.map(({ name }) => name);
  const problems = Object.keys(told)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} ${texts.unknown}.`);

  /** @type {Record<string, string>} */
  const answers = {};
  for (const question of QUESTIONS) {
    const { name } = question;
    const given = told[name] ?? before[name] ?? fallbackOf(question) ?? "";
    if (typeof given === "string" || typeof given === "number") answers[name] = String(given).trim();
    else problems.push(`${name} ${texts.notText}.`);
  }
  for (const question of QUESTIONS) {
    const { name, isOptional, onlyWith } = question;
    const answer = answers[name];
    if (answer === undefined) continue;
    if (answer === "") {
      if (!isOptional && isAsked(question, answers)) problems.push(`${name} ${texts.needed}.`);
    } else if (!isAsked(question, answers)) {
      // Left over from a method of payment that was removed.
      if (told[name] === undefined) answers[name] = "";
      else problems.push(`${name} ${texts.alone} ${onlyWith}.`);
    } else {
      const problem = problemOf(question, answer, language);
      if (problem) problems.push(`${name} ${problem}.`);
    }
  }
  return { answers, problems };
}
