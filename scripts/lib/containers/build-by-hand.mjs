import { chmod, cp, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { inRoot } from "../paths.mjs";
import { step } from "../progress.mjs";
import { run } from "../run.mjs";
import { parseDockerfile, parseDockerignore } from "./dockerfile.mjs";

/** Links stay relative, so that a stage does not lean on another. */
const AS_IT_IS = { recursive: true, verbatimSymlinks: true };
const DOCKERFILE = inRoot("deploy", "container", "Dockerfile");

/**
 * @typedef {object} Image
 * @property {string} root folder that stands for /
 * @property {string} workdir in that folder
 * @property {Record<string, string>} env
 * @property {number} uid
 * @property {string[]} entrypoint
 * @property {string[]} command
 */

/**
 * Does what the Dockerfile says without Docker: each stage is a folder, with the programs of this machine. Packages of Debian
 * are not installed.
 * @param {string} folder
 * @returns {Promise<Image>} the last stage
 */
export async function buildByHand(folder) {
  /** @type {Map<string, Image>} */
  const images = new Map();
  await chmod(folder, 0o755);
  for (const { name, steps } of parseDockerfile(await readFile(DOCKERFILE, "utf8"))) {
    const root = path.join(folder, name);
    /** @type {Image} */
    const image = { root, workdir: root, env: {}, uid: 0, entrypoint: [], command: [] };
    images.set(name, image);
    for (const { instruction, flags, text } of steps) {
      const perform = PERFORM[instruction];
      if (!perform) throw new Error(`The Dockerfile has ${instruction}, which this test does not know.`);
      await perform(image, text, flags.from === undefined ? null : (images.get(flags.from) ?? null));
    }
  }
  const last = [...images.values()].at(-1);
  if (!last) throw new Error("The Dockerfile has no stage.");
  return last;
}

/** @type {Record<string, (image: Image, text: string, from: Image | null) => Promise<void> | void>} */
const PERFORM = {
  async WORKDIR(image, text) {
    image.workdir = path.join(image.root, text);
    await mkdir(image.workdir, { recursive: true });
  },
  async COPY({ workdir }, text, from) {
    const [source = "", target = ""] = text.split(" ");
    if (from) await cp(path.join(from.root, source), path.join(workdir, target), AS_IT_IS);
    else await copyContext(path.join(workdir, target));
  },
  async RUN({ root, workdir }, text) {
    if (text.includes("apt-get")) return;
    const command = text.replaceAll(/(?<=\s)\/(?=opt|var)/g, `${root}/`);
    await mkdir(path.join(root, "var", "lib"), { recursive: true });
    await step(text, () => run("sh", ["-ec", command], { cwd: workdir, env: bareEnvironment() }));
  },
  ENV(image, text) {
    for (const [, name = "", value = ""] of text.matchAll(/(\w+)=(\S+)/g))
      image.env[name] = value.startsWith("/") ? path.join(image.root, value) : value;
  },
  USER(image, text) {
    image.uid = Number.parseInt(text, 10);
  },
  ENTRYPOINT(image, text) {
    image.entrypoint = JSON.parse(text);
  },
  CMD(image, text) {
    image.command = JSON.parse(text);
  },
  EXPOSE() {},
  HEALTHCHECK() {},
};

/** Settings of this machine would hide what the image lacks. */
export function bareEnvironment() {
  const { PATH, HOME, npm_config_registry, npm_config_cache, npm_config_userconfig } = process.env;
  return { PATH, HOME, npm_config_registry, npm_config_cache, npm_config_userconfig };
}

/** @param {string} target */
async function copyContext(target) {
  const isIgnored = parseDockerignore(await readFile(`${DOCKERFILE}.dockerignore`, "utf8"));
  await cp(inRoot(), target, {
    ...AS_IT_IS,
    filter: (source) => {
      const file = path.relative(inRoot(), source);
      // A folder on the way to something that is kept.
      const isWay = ["", "deploy", "deploy/container"].includes(file);
      return isWay || !isIgnored(file);
    },
  });
}
