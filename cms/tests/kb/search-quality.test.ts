import { LOCALES, type Locale } from "@wren/domain";
import { expect, test } from "vitest";
import { createKbIndex } from "../../src/api/kb/work/kb-index";
import { questions, type KbQuestion } from "./questions";
import { seededArticles } from "./seeded-articles";

const ENOUGH = 0.95;

async function examine(locale: Locale) {
  const index = createKbIndex(locale);
  await index.follow(seededArticles(locale));
  return (row: KbQuestion) => {
    const found = index.search(row.question, 12).map(({ slug }) => slug);
    const right = [row.expects, ...(row.also ?? [])];
    return { ...row, found, place: found.findIndex((slug) => right.includes(slug)) };
  };
}

test("of real questions, nearly all find their article among the first three", async () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  for (const locale of LOCALES) {
    const ask = await examine(locale);
    const answers = questions.filter((row) => row.locale === locale).map(ask);
    const first = answers.filter(({ place }) => place === 0).length;
    const missed = answers.filter(({ place }) => place === -1 || place > 2);
    const share = (count: number) => `${((100 * count) / answers.length).toFixed(1)} %`;
    process.stdout.write(
      `${locale}: ${String(answers.length)} questions, first ${share(first)}, among three ${share(answers.length - missed.length)}\n`,
    );
    for (const { question, expects, found } of missed)
      process.stdout.write(`  missed: "${question}" wants ${expects}, got ${found.slice(0, 3).join(", ")}\n`);
    expect(1 - missed.length / answers.length).toBeGreaterThanOrEqual(ENOUGH);
  }
});
