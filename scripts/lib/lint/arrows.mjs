// The arrows of docs/architecture.md: which folders must not import which, and the sentence a wrong import gets to read.
import { readdirSync } from "node:fs";
import { inRoot } from "../paths.mjs";
import { forbiddenInCms, WEB_FEATURES_ABOVE } from "./floors.mjs";

/**
 * @typedef {object} Arrow
 * @property {string[]} targets files and folders from the project's root, `*` for one folder of any name
 * @property {string[]} from what they must not import
 * @property {string} message
 */

/** @type {(targets: string[], from: string[], message: string) => Arrow} */
const inWeb = (targets, from, message) => ({
  targets: targets.map((folder) => `web/app/${folder}`),
  from: from.map((folder) => `web/app/${folder}`),
  message,
});

const WEB = [
  inWeb(["features"], ["routes"], "Routes wire features, not the other way round."),
  inWeb(["components"], ["routes"], "Components know no route."),
  inWeb(["components"], ["features"], "Components know no feature."),
  inWeb(["components"], ["cms"], "Only routes ask the cms."),
  inWeb(["features"], ["cms"], "Only routes ask the cms; features draw what they are given."),
  inWeb(["features", "components"], ["visit"], "Only routes know the request."),
  inWeb(["features", "components", "cms", "visit"], ["islands"], "Islands draw features, not the other way round."),
  inWeb(["islands"], ["routes"], "Islands know no route."),
  inWeb(
    ["i18n"],
    ["routes", "islands", "features", "components", "cms", "visit"],
    "i18n stands below everything that shows text.",
  ),
  inWeb(["lib"], ["routes", "islands", "features", "components", "cms", "visit"], "lib stands below everything."),
];

const features = readdirSync(inRoot("web/app/features"));

const FEATURES = features.map((feature) =>
  inWeb(
    [`features/${feature}`],
    features
      .filter((other) => other !== feature && !WEB_FEATURES_ABOVE[feature]?.includes(other))
      .map((other) => `features/${other}`),
    "A feature knows no other: hand it in from the route, or move what both need below them.",
  ),
);

/** @type {(targets: string[], from: string[], message: string) => Arrow} */
const inCms = (targets, from, message) => ({
  targets: targets.map((folder) => `cms/src/${folder}`),
  from: from.map((folder) => `cms/src/${folder}`),
  message,
});

const CMS = [
  inCms(
    ["platform"],
    ["api", "seed", "extensions", "middlewares"],
    "The platform knows no capability: let it register itself (platform/capability.ts).",
  ),
  inCms(["api"], ["seed", "admin"], "Capabilities stand below these."),
  inCms(
    ["seed/content"],
    readdirSync(inRoot("cms/src/seed"))
      .filter((name) => name.startsWith("seed"))
      .map((name) => `seed/${name}`),
    "Content does not know who seeds it: types of entries are in seed/entries.ts.",
  ),
  inCms(["platform", "api", "seed"], ["app.ts", "index.ts"], "Only Strapi calls the composition."),
  ...forbiddenInCms().map(({ room, from }) =>
    inCms(
      [`api/${room}`],
      from.map((other) => `api/${other}`),
      "Imports go down only (scripts/lib/lint/floors.mjs): take it as a parameter, or let it register itself.",
    ),
  ),
  inCms(["api/*/work"], ["api/*/controllers"], "Work never sees a request: controllers hand it what they read."),
];

/** @type {Arrow[]} */
const PACKAGES = [
  { targets: ["domain/src"], from: ["web", "cms", "e2e", "scripts"], message: "domain is pure and knows nobody." },
  { targets: ["web"], from: ["cms"], message: "web and cms meet over HTTP only." },
  { targets: ["cms"], from: ["web"], message: "web and cms meet over HTTP only." },
];

const ARROWS = [...WEB, ...FEATURES, ...CMS, ...PACKAGES].map(({ targets, from, message }) => ({
  ...{ targets: targets.map(toPattern), from: from.map(toPattern) },
  message,
}));

/**
 * @param {string} file the importing one, from the project's root
 * @param {string} imported likewise, with or without its ending
 * @returns {string | null} why it must not
 */
export function whyForbidden(file, imported) {
  const fits = (/** @type {RegExp[]} */ patterns, /** @type {string} */ path) => patterns.some((it) => it.test(path));
  return ARROWS.find(({ targets, from }) => fits(targets, file) && fits(from, imported))?.message ?? null;
}

/** @param {string} path a folder covers all that lies in it, a file is known without its ending too */
function toPattern(path) {
  const words = path
    .replace(/\.tsx?$/, "")
    .split("*")
    .map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${words.join("[^/]+")}(/|\\.tsx?$|$)`);
}
