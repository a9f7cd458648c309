import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { inRoot } from "./paths.mjs";

const PROGRAM = `
  import { runNode } from "./scripts/lib/run-node.mjs";
  await runNode(["-e", "console.log('first'); setInterval(() => {}, 1000)"], { cwd: "." });
  console.log("second");
`;

test("who stops us stops what runs, and nothing else begins", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], { cwd: inRoot() });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  while (!output.includes("first")) await once(child.stdout, "data");
  child.kill("SIGTERM");
  const [, signal] = await once(child, "close");
  assert.equal(signal, "SIGTERM");
  assert.equal(output, "first\n");
});
