import { expect, test } from "vitest";
import { filesThatGiveWay, MOST_BYTES, MOST_FILES_OF_ONE } from "./files-that-give-way";

const MB = 1024 ** 2;
const filesOf = (visitor: string, count: number, size = 1_000) =>
  Array.from({ length: count }, (_, index) => ({ visitor, size, name: `${visitor} ${String(index)}` }));

test("hundreds of small files of others leave room", () => {
  const waiting = Array.from({ length: 300 }, (_, index) => filesOf(`visitor ${String(index)}`, 3)).flat();
  expect(filesThatGiveWay(waiting, { visitor: "ann", size: 5 * MB })).toEqual([]);
});

test("who has many waiting loses the oldest of their own", () => {
  const waiting = [...filesOf("ann", 3), ...filesOf("eve", MOST_FILES_OF_ONE)];
  expect(filesThatGiveWay(waiting, { visitor: "eve", size: 1 }).map(({ name }) => name)).toEqual(["eve 0"]);
});

test("when the disk's share is used up, the oldest of whoever has most there goes", () => {
  const greedy = filesOf("eve", 10, MOST_BYTES / 10 - MB);
  const waiting = [...filesOf("ann", 3, 3 * MB), ...greedy];
  expect(filesThatGiveWay(waiting, { visitor: "bob", size: 5 * MB }).map(({ name }) => name)).toEqual(["eve 0"]);
});

test("a file is taken also when everything must go for it", () => {
  const waiting = filesOf("eve", 2, MOST_BYTES / 2);
  expect(filesThatGiveWay(waiting, { visitor: "ann", size: MOST_BYTES })).toEqual(waiting);
});
