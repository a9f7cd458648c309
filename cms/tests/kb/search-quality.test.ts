import { LOCALES, type Locale } from "@wren/domain";
import { beforeAll, expect, test } from "vitest";
import { createSearchIndex, type SearchIndex } from "../../src/platform/search/search-index";
import known from "./questions/known.json";
import tuning from "./questions/tuning.json";
import untouched from "./questions/untouched.json";
import { seededArticles } from "./seeded-articles";

type Question = { locale: string; question: string; answers: string[] };

const indexes = {} as Record<Locale, SearchIndex>;

beforeAll(async () => {
  for (const locale of LOCALES) {
    indexes[locale] = createSearchIndex(locale);
    await indexes[locale].follow(seededArticles(locale));
  }
});

const find = (question: string, locale: Locale) => indexes[locale].search(question, 12).map(({ id }) => id);

function examine(questions: readonly Question[]) {
  const asked = questions.map(({ locale, question, answers }) => {
    const found = find(question, locale === "de" ? "de" : "en");
    return { question, answers, found, place: found.findIndex((id) => answers.includes(id)) };
  });
  const answerable = asked.filter(({ answers }) => answers.length > 0);
  const others = asked.filter(({ answers }) => answers.length === 0);
  const share = (last: number) =>
    answerable.filter(({ place }) => place >= 0 && place <= last).length / answerable.length;
  const foundInVain = others.reduce((sum, { found }) => sum + found.length, 0) / (others.length || 1);
  return { first: share(0), three: share(2), foundInVain };
}

// Bounds against getting worse; the goals are higher. `npm run bench:kb` prints the figures and
// every question that fails. The bounds of the untouched questions follow from one measurement, and nothing else does.
// A sentence added to any article may let one of the 22 tuning questions without an answer find three.
test.each([
  { name: "known", questions: known, least: { first: 0.9, three: 0.97 }, mostInVain: 0 },
  { name: "tuning", questions: tuning, least: { first: 0.88, three: 0.93 }, mostInVain: 0.9 },
  { name: "untouched", questions: untouched, least: { first: 0.79, three: 0.92 }, mostInVain: 1.4 },
])("of the $name questions, most find their article, and others find little", ({ questions, least, mostInVain }) => {
  const { first, three, foundInVain } = examine(questions);
  expect(first).toBeGreaterThanOrEqual(least.first);
  expect(three).toBeGreaterThanOrEqual(least.three);
  expect(foundInVain).toBeLessThanOrEqual(mostInVain);
});
