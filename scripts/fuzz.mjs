// `npm run fuzz -- --requests 20000 --seed 7`: hostile requests against a site of its own (docs/testing.md).
import { parseArgs } from "node:util";
import { exitWith, Failure } from "./lib/failure.mjs";
import { fuzzOwnSite } from "./lib/fuzz/own-site.mjs";
import { prepare } from "./lib/prepare.mjs";

await exitWith(async () => {
  const { values } = parseArgs({ options: { requests: { type: "string" }, seed: { type: "string" } } });
  const requests = Number(values.requests ?? 20_000);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed))
    throw new Failure("Both --requests and --seed take a whole number.");
  await prepare({ withTools: true });
  return fuzzOwnSite({ requests, seed });
});
