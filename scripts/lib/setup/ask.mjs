import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { fallbackOf, problemOf } from "./answers.mjs";
import { isAsked, QUESTIONS } from "./questions.mjs";
import { TEXTS } from "./texts.mjs";

/** @typedef {import("./questions.mjs").Language} Language */

/** Removes an optional answer of an earlier run. */
const REMOVE = "-";

/** Lines that somebody types, or that another program sends. */
function openDialogue() {
  let isMuted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = process.stdin.isTTY === true;
  const lines = createInterface({ input: process.stdin, output, terminal });
  const typed = lines[Symbol.asyncIterator]();
  return {
    /**
     * @param {string} prompt
     * @param {boolean} [isSecret] true to show nothing of what is typed
     */
    async ask(prompt, isSecret = false) {
      process.stdout.write(`${prompt}: `);
      isMuted = isSecret;
      const { value, done } = await typed.next();
      isMuted = false;
      if (isSecret || !terminal) process.stdout.write("\n");
      return done ? null : String(value).trim();
    },
    close: () => lines.close(),
  };
}

/**
 * Asks every question; what was answered before, and is only kept, is in brackets.
 * @param {(language: Language) => Promise<Record<string, string>>} readBefore
 * @returns {Promise<{ language: Language, answers: Record<string, string> } | null>} null when the input ended early
 */
export async function askAll(readBefore) {
  const dialogue = openDialogue();
  try {
    const guess = process.env.LANG?.startsWith("de") ? "de" : "en";
    const chosen = await dialogue.ask(`Deutsch (de) / English (en) [${guess}]`);
    if (chosen === null) return null;
    /** @type {Language} */
    const language = chosen === "de" || chosen === "en" ? chosen : guess;
    process.stdout.write(`\n${TEXTS[language].intro}\n\n`);
    const before = await readBefore(language);
    /** @type {Record<string, string>} */
    const answers = {};
    for (const question of QUESTIONS) {
      if (!isAsked(question, answers)) continue;
      const answer = await askOne(dialogue, question, { before: before[question.name], language });
      if (answer === null) return null;
      answers[question.name] = answer;
    }
    return { language, answers };
  } finally {
    dialogue.close();
  }
}

/**
 * @param {ReturnType<typeof openDialogue>} dialogue
 * @param {import("./questions.mjs").Question} question
 * @param {{ before: string | undefined, language: Language }} given
 * @returns {Promise<string | null>}
 */
async function askOne(dialogue, question, { before, language }) {
  const texts = TEXTS[language];
  const kept = before || fallbackOf(question) || "";
  const shown = question.isSecret && kept ? texts.kept : kept;
  for (;;) {
    const typed = await dialogue.ask(`${question.text[language]} [${shown}]`, question.isSecret);
    if (typed === null) return null;
    const answer = typed === "" ? kept : typed === REMOVE && question.isOptional ? "" : typed;
    if (answer === "" && question.isOptional) return "";
    const problem = answer === "" ? texts.needed : problemOf(question, answer, language);
    if (problem === null) return answer;
    process.stdout.write(`  ${texts.wrong} ${problem}.\n`);
  }
}
