/**
 * Runs work in parallel and waits for all of it, even when some fails: nothing may still write when we continue or give
 * up. The first failure is thrown.
 * @param {(() => Promise<unknown>)[]} tasks
 */
export async function sideBySide(tasks) {
  const outcomes = await Promise.allSettled(tasks.map((task) => task()));
  for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
}

/**
 * Works through the items in order, with limited concurrency.
 * @template Item
 * @template Result
 * @param {Item[]} items
 * @param {number} atOnce
 * @param {(item: Item) => Promise<Result>} work
 * @returns {Promise<Result[]>} in the order of the items
 */
export async function mapAtOnce(items, atOnce, work) {
  /** @type {Result[]} */
  const results = [];
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1]);
  };
  await sideBySide(Array.from({ length: Math.max(1, atOnce) }, () => worker));
  return results;
}
