import { expect, test } from "vitest";
import { createSearchIndex } from "./search-index";

const nothing = { keywords: "", summary: "", body: "" };
const documents = [
  { ...nothing, id: "start", title: "The phone does not start", keywords: "won't turn on" },
  { ...nothing, id: "data", title: "Mobile data", summary: "Turn data off, choose 4G or 5G.", body: "Phone settings." },
  { ...nothing, id: "nest", title: "What is the nest?", body: "Storage for the phone." },
  { ...nothing, id: "full", title: "The nest is full", body: "Storage for the phone, extended." },
  { ...nothing, id: "bern", title: "About us", body: "We sit in Bern. The phone is ours." },
];

async function finder() {
  const index = createSearchIndex("en");
  await index.follow(documents);
  return (question: string) => index.search(question, 5).map(({ id }) => id);
}

test("two words in a row tell more than each, even if both are fillers", async () => {
  const find = await finder();
  expect((await finder())("phone wont turn on")[0]).toBe("start");
  expect(find("turn off data")[0]).toBe("data");
});

test("a word of two letters is searched", async () => {
  expect((await finder())("5G")).toEqual(["data"]);
});

test("a title that asks for nothing else comes first", async () => {
  expect((await finder())("nest")[0]).toBe("nest");
});

test("a question of which only a common word is known finds nothing", async () => {
  const find = await finder();
  expect(find("pizza near the phone tomorrow")).toEqual([]);
  expect(find("weather tomorrow bern zurich pizza")).toEqual([]);
});

test("hits are marked, and carry what they are worth", async () => {
  const index = createSearchIndex("en");
  await index.follow(documents);
  const hits = index.search("full nest", 1);
  const marked = hits.flatMap(({ title }) => title.filter(({ isHit }) => isHit).map(({ text }) => text));
  expect(marked).toEqual(["nest", "full"]);
  expect(hits.map(({ fit }) => fit)).toEqual([1]);
});
