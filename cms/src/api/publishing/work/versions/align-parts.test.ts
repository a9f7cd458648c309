import { expect, test } from "vitest";
import { alignParts } from "./align-parts";

/** "t1" is a part of the kind "t". */
const parts = (list: string) => list.split(" ").map((key) => ({ key, kind: key.charAt(0) }));

const pairs = (before: string, now: string) => {
  const nameAt = (list: string, place: number | null) => (place === null ? "-" : (parts(list)[place]?.key ?? "?"));
  return alignParts(parts(before), parts(now))
    .map(([from, to]) => `${nameAt(before, from)}>${nameAt(now, to)}`)
    .join(" ");
};

test("the same parts stay together when others come, go or change between them", () => {
  expect(pairs("t1 t2 t3", "t1 t2 t3")).toBe("t1>t1 t2>t2 t3>t3");
  expect(pairs("t1 t2 t3", "t1 t3")).toBe("t1>t1 t2>- t3>t3");
  expect(pairs("t1 t3", "h1 t1 t2 t3 t4")).toBe("->h1 t1>t1 ->t2 t3>t3 ->t4");
  expect(pairs("t1 t2 t3", "t1 t5 t3")).toBe("t1>t1 t2>t5 t3>t3");
});

test("what changed is paired only with its own kind", () => {
  expect(pairs("h1 t1", "t2 h2")).toBe("->t2 h1>h2 t1>-");
  expect(pairs("t1", "h1")).toBe("t1>- ->h1");
  expect(pairs("q1 t1 t2", "q1 h1 t9")).toBe("q1>q1 ->h1 t1>t9 t2>-");
});
