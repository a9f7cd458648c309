// `npm run bench:captcha`: the share of captchas that programs solve. Pictures: tesseract, with the preprocessing that
// somebody would try first, all methods together. Sounds: a program that learned from 200 solved ones, by its best method.
// Each must stay below 5 %, or the run fails. The same program told where the words are is printed as an upper bound.
//   npm run bench:captcha -- [pictures] [sounds to solve] [solved sounds to learn from]
import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { exitWith, Failure } from "../scripts/lib/failure.mjs";
import { prepare } from "../scripts/lib/prepare.mjs";
import { makeTemporaryFolder } from "../scripts/lib/temporary-folders.mjs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { attackSounds } from "./lib/captcha/attack-sounds.mjs";
import { intelligibility, percentUnderstood } from "./lib/captcha/intelligibility.mjs";
import { built, packageOfCms } from "./lib/cms.mjs";

const PICTURES = Number(process.argv[2] ?? 1_000);
const SOUNDS = Number(process.argv[3] ?? 100);
const SOLVED_SOUNDS = Number(process.argv[4] ?? 200);
const MOST_READ_PERCENT = 5;
/** Sounds of which the share that people understand is estimated. */
const JUDGED_SOUNDS = 20;

const SAMPLES_A_SECOND = 8_000;
const CAPTCHA_LENGTH = 5;

const run = promisify(execFile);

/**
 * The part of sharp's API used here.
 * @typedef {object} Picture
 * @property {() => Picture} greyscale
 * @property {(level: number) => Picture} threshold
 * @property {(size: number) => Picture} median
 * @property {(width: number) => Picture} resize
 * @property {(sigma: number) => Picture} blur
 * @property {() => Picture} png
 * @property {() => Promise<Buffer>} toBuffer
 */

/** @type {Record<string, (picture: Picture) => Picture>} */
const HELPS = {
  plain: (picture) => picture,
  threshold: (picture) => picture.greyscale().threshold(128),
  median: (picture) => picture.greyscale().median(3),
  "upscaled, median, threshold": (picture) => picture.greyscale().resize(720).median(7).threshold(128),
  "upscaled, blurred, threshold": (picture) => picture.greyscale().resize(720).blur(4).threshold(120),
};

/** Tesseract's modes for a single line and a single word. */
const PAGE_MODES = ["7", "8"];

await exitWith(measure);

async function measure() {
  if (spawnSync("tesseract", ["--version"]).error)
    throw new Failure("tesseract is missing. On Debian: apt-get install -y tesseract-ocr");
  await prepare({ withTools: true });
  process.env.CAPTCHA_SECRET = randomBytes(32).toString("hex");
  const folder = await makeTemporaryFolder("captcha");
  try {
    if (PICTURES > 0) await readAll(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
  for (const language of ["en", "de"]) await hearAll(language);
}

/** @param {string} language */
async function hearAll(language) {
  const { CAPTCHA_ALPHABET } = built("api/captcha/work/captcha-answer");
  const sounds = [];
  const before = process.cpuUsage();
  while (sounds.length < SOLVED_SOUNDS + SOUNDS) sounds.push(await makeSound(language));
  const { user, system } = process.cpuUsage(before);
  const ms = ((user + system) / 1_000 / sounds.length).toFixed(0);
  const seconds = sounds.reduce((sum, { samples }) => sum + samples.length, 0) / sounds.length / SAMPLES_A_SECOND;
  process.stdout.write(`\nSounds, ${language}: ${seconds.toFixed(1)} s each, mixed in ${ms} ms of processor\n`);

  const judged = sounds.slice(0, JUDGED_SOUNDS).map(({ voice, samples }) => intelligibility(voice, samples));
  const measure = judged.reduce((sum, one) => sum + one, 0) / judged.length;
  const words = percentUnderstood(measure);
  process.stdout.write(`people, estimated: STOI ${measure.toFixed(2)}, ${words.toFixed(1)} % of the words\n`);

  const [solved, others] = [sounds.slice(0, SOLVED_SOUNDS), sounds.slice(SOLVED_SOUNDS)];
  const results = attackSounds({ solved, others, alphabet: CAPTCHA_ALPHABET });
  for (const { name, solved: count, characters } of results)
    report(`${name}: ${((characters / SOUNDS / CAPTCHA_LENGTH) * 100).toFixed(0)} % of letters`, count, SOUNDS);
  const most = Math.max(...results.filter(({ isTold }) => !isTold).map((result) => result.solved));
  if ((most / SOUNDS) * 100 >= MOST_READ_PERCENT)
    throw new Failure(`${MOST_READ_PERCENT} % or more were solved: the sounds are too easy.`);
}

/** @param {string} locale */
async function makeSound(locale) {
  const { issueCaptcha } = built("api/captcha/work/captcha-id");
  const { answerOf } = built("api/captcha/work/captcha-answer");
  const { mixSound } = built("api/captcha/work/sound");
  const id = issueCaptcha("contact", new Date());
  /** @type {{ voice: Float64Array, murmur: Float64Array, words: { start: number, end: number }[] }} */
  const { voice, murmur, words } = await mixSound(id, { locale, soundsDir: inRoot("art", "captcha") });
  return {
    answer: String(answerOf(id)),
    voice,
    samples: voice.map((sample, at) => sample + (murmur[at] ?? 0)),
    words: words.map(({ start, end }) => ({ start: start / SAMPLES_A_SECOND, end: end / SAMPLES_A_SECOND })),
  };
}

/** @param {string} folder */
async function readAll(folder) {
  const { issueCaptcha } = built("api/captcha/work/captcha-id");
  const { answerOf } = built("api/captcha/work/captcha-answer");
  const { drawPicture } = built("api/captcha/work/picture");
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, async () => {
      const id = issueCaptcha("contact", new Date());
      return { answer: answerOf(id), png: await drawPicture(id) };
    }),
  );

  const readByAny = new Set();
  for (const [name, help] of Object.entries(HELPS)) {
    const files = await prepareFiles(pictures, help, folder);
    for (const mode of PAGE_MODES) {
      const read = (await readFiles(files, mode)).map((text, index) => text === pictures[index]?.answer);
      read.forEach((isRight, index) => isRight && readByAny.add(index));
      const count = read.filter(Boolean).length;
      report(`${name}, page mode ${mode}`, count, PICTURES);
    }
  }
  report("any of them", readByAny.size, PICTURES);
  if ((readByAny.size / PICTURES) * 100 >= MOST_READ_PERCENT)
    throw new Failure(`More than ${MOST_READ_PERCENT} % were read: the pictures are too easy.`);
}

/**
 * @param {{ png: Buffer }[]} pictures
 * @param {(picture: Picture) => Picture} help
 * @param {string} folder
 */
async function prepareFiles(pictures, help, folder) {
  const sharp = packageOfCms("sharp");
  return Promise.all(
    pictures.map(async ({ png }, index) => {
      const file = path.join(folder, `${index}.png`);
      await writeFile(file, await help(sharp(png)).png().toBuffer());
      return file;
    }),
  );
}

/**
 * Tesseract reads a list of files in one run, a page each; several processes share the list.
 * @param {string[]} files
 * @param {string} mode
 * @returns {Promise<string[]>}
 */
async function readFiles(files, mode) {
  const { CAPTCHA_ALPHABET } = built("api/captcha/work/captcha-answer");
  const share = Math.ceil(files.length / availableParallelism());
  const parts = Array.from({ length: availableParallelism() }, (_, index) =>
    files.slice(index * share, (index + 1) * share),
  ).filter((part) => part.length > 0);
  const texts = await Promise.all(
    parts.map(async (part, index) => {
      const list = path.join(path.dirname(part[0] ?? ""), `list-${index}.txt`);
      await writeFile(list, `${part.join("\n")}\n`);
      const options = ["--psm", mode, "-c", `tessedit_char_whitelist=${CAPTCHA_ALPHABET}`];
      const { stdout } = await run("tesseract", [list, "-", ...options], {
        env: { ...process.env, OMP_THREAD_LIMIT: "1" },
        maxBuffer: 64 * 1024 * 1024,
      });
      return part.map((_, page) => (stdout.split("\f")[page] ?? "").replace(/\s/g, ""));
    }),
  );
  return texts.flat();
}

/**
 * @param {string} name
 * @param {number} count
 * @param {number} total
 */
function report(name, count, total) {
  const percent = ((count / total) * 100).toFixed(1);
  process.stdout.write(`${name.padEnd(64)} ${String(count).padStart(5)} of ${total}  ${percent.padStart(5)} %\n`);
}
