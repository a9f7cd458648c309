import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { exitWith, Failure } from "../failure.mjs";
import { inRoot } from "../paths.mjs";
import { prepare } from "../prepare.mjs";
import { step } from "../progress.mjs";
import { dataFolder, mergeAnswers } from "./answers.mjs";
import { askAll } from "./ask.mjs";
import { readEnvFile, writeEnvFile } from "./env-file.mjs";
import { describeOpening, runOpening } from "./opening.mjs";
import { QUESTIONS } from "./questions.mjs";
import { TEXTS } from "./texts.mjs";

/** @typedef {import("./questions.mjs").Language} Language */

/** Makes `npm start` and the cms start a shop of one's own instead of the demo. */
const ALWAYS = { SEED_DEMO_CONTENT: "false" };

const USAGE = `npm run setup                        asks
npm run setup -- --from answers.json takes the answers from a file (docs/setup.md)
npm run setup -- --check             says what is missing before the site may open
npm run setup -- --open              opens the site, if nothing is missing

--settings <file>                    another file than .env, for a unit or a container that reads it`;

await exitWith(async () => {
  const options = readOptions();
  const envFile = path.resolve(options.settings ?? inRoot(".env"));
  /** @type {Language} */
  let language = process.env.LANG?.startsWith("de") ? "de" : "en";
  if (!options.check && !options.open) {
    const told = await takeAnswers(options.from, envFile);
    language = told.language;
    await keepAnswers(told.answers, envFile, language);
  }

  await prepare({ withTools: false });
  const settings = await cmsSettings(envFile);
  const run = () => runOpening(options.open ? "open" : "check", settings);
  const opening = options.check || options.open ? await run() : await step(TEXTS[language].making, run);
  process.stdout.write(`\n${describeOpening(opening, language)}`);
  if (!options.check && !options.open) process.stdout.write(`${TEXTS[language].next}\n`);
  const isFine = options.open ? opening.state === "open" : opening.checks.every(({ isMet }) => isMet);
  return (options.check || options.open) && !isFine ? 1 : 0;
});

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        from: { type: "string" },
        check: { type: "boolean" },
        open: { type: "boolean" },
        settings: { type: "string" },
      },
    });
    return values;
  } catch {
    throw new Failure(USAGE);
  }
}

/**
 * @param {string | undefined} from
 * @param {string} envFile
 * @returns {Promise<{ language: Language, answers: Record<string, string> }>}
 */
async function takeAnswers(from, envFile) {
  if (from === undefined) {
    const told = await askAll(() => readBefore(envFile));
    if (told) return told;
    throw new Failure("The input ended before all questions were answered. Nothing was written.");
  }
  const { language: wanted, ...told } = await readAnswerFile(from);
  /** @type {Language} */
  const language = wanted === "de" ? "de" : "en";
  const { answers, problems } = mergeAnswers(told, await readBefore(envFile), language);
  if (problems.length > 0) throw new Failure(`${TEXTS[language].wrongFile}\n\n${problems.join("\n")}`);
  return { language, answers };
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, unknown>>}
 */
async function readAnswerFile(file) {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) throw new Failure(`${file} cannot be read.`);
  try {
    const told = JSON.parse(text);
    if (typeof told === "object" && told !== null && !Array.isArray(told)) return told;
  } catch {
    // The sentence below is enough.
  }
  throw new Failure(`${file} is not JSON with one object. docs/setup.md has an example.`);
}

/**
 * @param {string} envFile
 * @returns {Promise<Record<string, string>>} answers of earlier runs
 */
async function readBefore(envFile) {
  const settings = await readEnvFile(envFile);
  // A file without this line is a copy of .env.example, with addresses of nobody.
  if (settings.SEED_DEMO_CONTENT !== ALWAYS.SEED_DEMO_CONTENT) return {};
  const file = path.join(dataFolder(settings.DATA_DIR ?? "data"), "setup.json");
  const { vatBasisPoints, ...company } = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
  const told = QUESTIONS.flatMap(({ name, setting }) => {
    const value = setting ? settings[setting] : company[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(told),
    ...(vatBasisPoints !== undefined && { vatPercent: String(vatBasisPoints / 100) }),
  };
}

/**
 * @param {Record<string, string>} answers
 * @param {string} envFile
 * @param {Language} language
 */
async function keepAnswers(answers, envFile, language) {
  const before = await readEnvFile(envFile);
  const settings = Object.fromEntries(
    QUESTIONS.flatMap(({ name, setting }) => (setting ? [[setting, answers[name] ?? ""]] : [])),
  );
  const missing = Object.entries(unlessSet(answers)).filter(([name]) => !before[name]);
  await writeEnvFile(envFile, { ...settings, ...Object.fromEntries(missing), ...ALWAYS });

  const { companyName, companyStreet, companyTown, companyCountry, vatNumber, vatPercent } = answers;
  const vatBasisPoints = Math.round(Number(vatPercent) * 100);
  const told = { companyName, companyStreet, companyTown, companyCountry, vatNumber, vatBasisPoints };
  const dataDir = dataFolder(answers.dataDir ?? "data");
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const companyFile = path.join(dataDir, "setup.json");
  await writeFile(companyFile, `${JSON.stringify(told, null, 2)}\n`, { mode: 0o600 });
  process.stdout.write(`\n${TEXTS[language].written}\n  ${envFile}\n  ${companyFile}\n\n`);
}

/**
 * Settings that nobody is asked about, for a file that does not have them. Web speaks no TLS, so there is a proxy.
 * @param {Record<string, string>} answers
 * @returns {Record<string, string>}
 */
function unlessSet({ publicUrl }) {
  const isBehindProxy = publicUrl?.startsWith("https:");
  return { STAFF_SECOND_FACTOR: "required", ...(isBehindProxy && { PROXY_ADDRESS_HEADER: "X-Forwarded-For" }) };
}

/** @param {string} envFile */
async function cmsSettings(envFile) {
  const settings = await readEnvFile(envFile);
  const env = { ...settings, ...process.env };
  const dataDir = dataFolder(env.DATA_DIR || "data");
  return { dataDir, cmsPort: 0, env: { ...env, DATA_DIR: dataDir } };
}
