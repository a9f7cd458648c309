import { execFileSync } from "node:child_process";

/** The sources that a build is made of. Two builds of the same commit are the same to the byte. */
export type Source = {
  /** Null when the sources differ from every commit. */
  commit: string | null;
  /** The commit's, not the clock's: the time of building would make every build another one. */
  date: Date;
};

/** Asks git, unless the environment says it: a source archive has no git folder. */
export function readSource(environment: NodeJS.ProcessEnv): Source {
  const { SOURCE_COMMIT, SOURCE_DATE_EPOCH } = environment;
  const isModified = git("status", "--porcelain", "--untracked-files=no", "--", ".", "../domain") !== "";
  const commit = SOURCE_COMMIT ?? (isModified ? "" : git("rev-parse", "HEAD"));
  const seconds = Number(SOURCE_DATE_EPOCH ?? git("log", "-1", "--format=%ct"));
  return { commit: commit || null, date: new Date(seconds * 1000) };
}

/** @returns an empty text where there is no git */
function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}
