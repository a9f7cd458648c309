// `npm run verify -- https://…`: does a running site give browsers exactly the code of this repository? Needs nothing
// but Node; `--rebuild` also needs npm, to build the commit that the site names.
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { exitWith, Failure } from "./lib/failure.mjs";
import { manifestOfCleanBuild } from "./lib/verify/rebuild.mjs";
import { verifySite } from "./lib/verify/verify-site.mjs";

const USAGE = `npm run verify -- https://site [options]
  --rebuild          build the named commit here and compare
  --key FILE|TEXT    the release key that must have signed
  --log FILE         remember the log of releases; next time nothing may be missing from it
  --rounds N         ask N times (2)
  --pause SECONDS    wait between two rounds (5)
  --pages N          read at most N pages (60)`;

await exitWith(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rebuild: { type: "boolean", default: false },
      key: { type: "string" },
      log: { type: "string" },
      rounds: { type: "string", default: "2" },
      pause: { type: "string", default: "5" },
      pages: { type: "string", default: "60" },
    },
  });
  const [address = ""] = positionals;
  if (!URL.canParse(address)) throw new Failure(USAGE);
  const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
  const { findings, manifest, commit, log } = await verifySite({
    site: new URL(address),
    pinnedKey: values.key && (await readFile(values.key, "utf8").catch(() => values.key)),
    knownLog: values.log && (await readFile(values.log, "utf8").catch(() => "")),
    rounds: Number(values.rounds),
    pauseMs: Number(values.pause) * 1000,
    maxPages: Number(values.pages),
    say,
  });
  if (values.rebuild && manifest) {
    if (!commit) findings.push("The manifest names no commit, so that nothing can be built to compare with.");
    else if ((await manifestOfCleanBuild(commit)) !== manifest)
      findings.push(`A clean build of ${commit} gives another manifest.`);
    else say(`A clean build of ${commit} gives the same manifest, byte for byte.`);
  }
  if (findings.length > 0) {
    say(`\n${findings.length} findings:\n${findings.map((finding) => `  ✗ ${finding}`).join("\n")}`);
    return 1;
  }
  if (values.log && log) await writeFile(values.log, log);
  say("\n✓ Every byte of code that this site gave to these browsers is one of the manifest's.");
  return 0;
});
