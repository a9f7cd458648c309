import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROUTE_RULES } from "../app/lib/route-rules.ts";
import { readRetired } from "./retired-assets.ts";
import type { Source } from "./source.ts";

/**
 * Writes the files that announce a newer build to open pages (`latest.json`) and list its route rules
 * (`meta/{id}.json`).
 */
export async function writeBuildManifest(clientDirectory: string, source: Source): Promise<void> {
  const id = await buildIdOf(clientDirectory);
  const timestamp = source.date.getTime();
  await mkdir(path.join(clientDirectory, "builds", "meta"), { recursive: true });
  await writeJson(path.join(clientDirectory, "builds", "latest.json"), { id, timestamp });
  await writeJson(path.join(clientDirectory, "builds", "meta", `${id}.json`), {
    id,
    timestamp,
    routeRules: ROUTE_RULES,
  });
}

/** The build's id: the framework names its manifest after the content of the whole build, and pages know that name. */
async function buildIdOf(clientDirectory: string): Promise<string> {
  const assets = path.join(clientDirectory, "assets");
  const retired = await readRetired(assets);
  const current = (await readdir(assets)).filter((name) => retired[name] === undefined);
  const id = current.map((name) => /^manifest-([0-9a-f]+)\.js$/.exec(name)?.[1]).find(Boolean);
  if (!id) throw new Error("The build has no manifest to take its id from.");
  return id;
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, JSON.stringify(value));
}
