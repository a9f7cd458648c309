import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fewAtOnce } from "./few-at-once.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is told to. */
function createJobs() {
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  return {
    begun,
    job: (name: string) => async () => {
      begun.push(name);
      await new Promise<void>((resolve, reject) => {
        ends.set(name, (failure) => (failure ? reject(failure) : resolve()));
      });
      return name;
    },
    end: async (name: string, failure?: Error) => {
      ends.get(name)?.(failure);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("the rest waits in order, also behind one that fails", async () => {
  const { begun, job, end } = createJobs();
  const inTurn = fewAtOnce(2, { waitMs: 1_000 });
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => inTurn(job(name)));
  expect(begun).toEqual(["a", "b"]);
  const failed = expect(b).rejects.toThrow("no");
  await end("b", new Error("no"));
  await failed;
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c", "d"]) await end(name);
  expect(await Promise.all([a, c, d])).toEqual(["a", "c", "d"]);

  void inTurn(job("e"));
  void inTurn(job("f"));
  expect(begun).toEqual(["a", "b", "c", "d", "e", "f"]);
});

test("what waits too long is refused and leaves its place to the next", async () => {
  const { begun, job, end } = createJobs();
  const inTurn = fewAtOnce(1, { waitMs: 1_000 });
  void inTurn(job("slow"));
  const refused = expect(inTurn(job("late"))).rejects.toThrow("Too much waits");
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  void inTurn(job("next"));
  await end("slow");
  expect(begun).toEqual(["slow", "next"]);
});
