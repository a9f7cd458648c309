// `npm run rotate -- NAME`: gives a secret a new value, while the old one is still accepted
// (docs/runbooks/rotate-secrets.md).
import { parseArgs } from "node:util";
import { exitWith, Failure } from "./lib/failure.mjs";
import { rotateSecret } from "./lib/rotate-secret.mjs";
import { SECRET_RULES } from "./lib/secrets.mjs";
import { readSettings } from "./lib/settings.mjs";

const USAGE = `npm run rotate -- NAME [--announce | --end [--now]]
  --announce   first step where several processes run: the new value is accepted and does not sign yet
  --end        last step: the old value is dropped
  --now        without waiting until nothing needs the old value
  Names: ${Object.keys(SECRET_RULES).join(", ")}`;

await exitWith(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { announce: { type: "boolean" }, end: { type: "boolean" }, now: { type: "boolean" } },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0 || (values.announce && values.end)) throw new Failure(USAGE);
  const { dataDir } = readSettings();
  const step = values.announce ? "announce" : values.end ? "end" : "sign";
  process.stdout.write(`${await rotateSecret({ dataDir, name, step, isNow: values.now })}\n`);
});
