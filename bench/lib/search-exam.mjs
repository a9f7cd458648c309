import { readFile } from "node:fs/promises";
import { inRoot } from "../../scripts/lib/paths.mjs";

/** @typedef {{ locale: "en" | "de", question: string, answers: string[] }} Question */
/** @typedef {Record<"en" | "de", import("./search-rivals.mjs").Find>} Engine */

/** @param {string} name such as `untouched` @returns {Promise<Question[]>} */
export async function readQuestions(name) {
  return JSON.parse(await readFile(inRoot("cms", "tests", "kb", "questions", `${name}.json`), "utf8"));
}

/**
 * Asks an engine all questions.
 * @param {Engine} engine
 * @param {Question[]} questions
 */
export function examine(engine, questions) {
  const asked = questions.map((row) => ({ ...row, found: engine[row.locale](row.question) }));
  const answerable = asked.filter(({ answers }) => answers.length > 0);
  const others = asked.filter(({ answers }) => answers.length === 0);
  const placed = answerable.map((row) => ({ ...row, place: row.found.findIndex((id) => row.answers.includes(id)) }));
  const share = (/** @type {number} */ count) => (100 * count) / answerable.length;
  return {
    first: share(placed.filter(({ place }) => place === 0).length),
    three: share(placed.filter(({ place }) => place >= 0 && place < 3).length),
    foundInVain: others.reduce((sum, { found }) => sum + found.length, 0) / (others.length || 1),
    losers: [
      ...placed
        .filter(({ place }) => place !== 0)
        .map(({ locale, question, answers, found }) => {
          const got = found.slice(0, 3).join(", ") || "nothing";
          return `${locale} "${question}" wants ${answers.join(" or ")}, got ${got}`;
        }),
      ...others
        .filter(({ found }) => found.length > 0)
        .map(({ locale, question, found }) => `${locale} "${question}" wants nothing, got ${found.join(", ")}`),
    ],
  };
}
