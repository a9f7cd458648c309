import { AsyncLocalStorage } from "node:async_hooks";

/** Known to everything that a request reads, so that no page has to hand it on. */
const passes = new AsyncLocalStorage<string | null>();

/** Runs work that reads drafts with this pass, which the cms checks. */
export function withDrafts<Result>(pass: string, work: () => Result): Result {
  return passes.run(pass, work);
}

/** Runs work that reads published content, although the request brought a pass. */
export function withoutDrafts<Result>(work: () => Result): Result {
  return passes.run(null, work);
}

/** The pass of the running request; null when it reads published content. */
export function previewPass(): string | null {
  return passes.getStore() ?? null;
}
