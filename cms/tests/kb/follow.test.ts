import { LOCALES, type Locale } from "@wren/domain";
import { expect, test } from "vitest";
import type { SearchDocument } from "../../src/platform/search/documents";
import { createSearchIndex, type SearchIndex } from "../../src/platform/search/search-index";
import questions from "./questions/known.json";
import { seededArticles } from "./seeded-articles";

const STEPS = 6;
const LIMIT = 20;
/** Checking all articles takes long and adds nothing. */
const EVERY = 4;

/** The same sequence in every run. */
let seed = 1;
const chance = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
function anyOf<Item>(list: readonly Item[]): Item {
  const item = list[chance(list.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

/** Random edit: deletes, publishes, renames or rewrites an article, with its words shortened, joined or new. */
function edit(articles: readonly SearchDocument[], all: readonly SearchDocument[]): SearchDocument[] {
  const { id: known, ...texts } = anyOf(all);
  const id = anyOf([known, known, `${known}-2`]);
  const others = articles.filter((article) => article.id !== id);
  const words = anyOf(all).body.split(/\s+/);
  const body = words.map((word) => anyOf([word, word, word.slice(0, 5), word + anyOf(words)])).join(" ");
  return anyOf([
    others,
    [...others, { id, ...texts }],
    [...others, { id, ...texts, title: anyOf(all).title, body }],
    [...others, { id, ...texts, body: `${texts.body} ${anyOf(words)}haus` }],
  ]);
}

const answersOf = (index: SearchIndex, asked: readonly string[]) =>
  asked.map((question) => index.search(question, LIMIT));

async function indexOf(articles: readonly SearchDocument[], locale: Locale): Promise<SearchIndex> {
  const index = createSearchIndex(locale);
  await index.follow(articles);
  return index;
}

test.each(LOCALES)("an index that followed every change answers like a new one (%s)", async (locale) => {
  const all = seededArticles(locale);
  const ours = questions.filter((row) => row.locale === locale);
  const asked = ours.filter((_row, at) => at % EVERY === 0).map(({ question }) => question);
  let articles = all.slice(0, all.length / 2);
  const followed = await indexOf(articles, locale);
  for (let step = 0; step < STEPS; step += 1) {
    for (let edits = anyOf([1, 1, 5]); edits > 0; edits -= 1) articles = edit(articles, all);
    await followed.follow(articles);
    const made = await indexOf(articles, locale);
    expect(answersOf(followed, asked)).toEqual(answersOf(made, asked));
  }
  await followed.follow([]);
  expect(answersOf(followed, asked).flat()).toEqual([]);
});

test("a word that comes with one article takes apart the compounds of another, until it goes", async () => {
  const texts = { summary: "", keywords: "", body: "" };
  const compound = { id: "compound", title: "Das Wombatgehege", ...texts };
  const part = { id: "part", title: "Gehege für den Wombat", ...texts };
  const index = await indexOf([compound], "de");
  const find = () => index.search("gehege", LIMIT).map(({ id }) => id);
  expect(find()).toEqual([]);
  await index.follow([compound, part]);
  expect(find()).toEqual(["compound", "part"]);
  await index.follow([compound]);
  expect(find()).toEqual([]);
});
