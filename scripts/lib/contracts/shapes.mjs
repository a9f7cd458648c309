import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { inRoot } from "../paths.mjs";

/**
 * The parts of a JSON Schema by which two releases are compared.
 * @typedef {object} Shape
 * @property {string | string[]} [type]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {Record<string, Shape>} [properties]
 * @property {string[]} [required]
 * @property {Shape | boolean} [additionalProperties]
 * @property {Shape} [items]
 * @property {Shape[]} [anyOf]
 * @property {Shape[]} [oneOf]
 */

/** Contracts that the cms reads, and whose names do not say so. All others are answers, which web or the admin reads. */
const OTHER_REQUESTS = [
  "addressSchema",
  "cartLineSchema",
  "cartSchema",
  "deskAssignSchema",
  "deskLabelSchema",
  "deskPresenceSchema",
  "deskPrioritySchema",
  "deskReplySchema",
  "deskSeenSchema",
  "deskSnoozeSchema",
  "emailChangeLookSchema",
  "kbVoteSchema",
  "requestAnswerSchema",
  "secondFactorBeginSchema",
  "secondFactorCodeSchema",
  "serviceChoiceSchema",
  "serviceLineSchema",
  "serviceLinesSchema",
  "shippingAddressSchema",
  "staffNoteSchema",
  "subscriptionCorrectionSchema",
  "subscriptionLookUpSchema",
  "trackingNumberSchema",
];

/** @param {string} name of a contract */
export function isRequest(name) {
  return /(Request|Query|Form|Field)Schema$/.test(name) || OTHER_REQUESTS.includes(name);
}

/**
 * Every contract that domain exports, as it arrives: before defaults and transformations.
 * @returns {Promise<Record<string, Shape>>}
 */
export async function contractShapes() {
  const { z } = createRequire(inRoot("domain", "package.json"))("zod");
  const domain = await import(pathToFileURL(inRoot("domain", "dist", "index.js")).href);
  const schemas = Object.entries(domain).filter(([, value]) => typeof value === "object" && "_zod" in (value ?? {}));
  const shapes = schemas.map(([name, schema]) => [
    name,
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }),
  ]);
  return Object.fromEntries(shapes);
}

/** @param {string} release */
const fileOf = (release) => inRoot("cms", "tests", "recorded", release, "contracts.json.br");

/** @param {string} release */
export async function recordShapes(release) {
  await writeFile(fileOf(release), brotliCompressSync(JSON.stringify(await contractShapes())));
}

/** @returns {Promise<Record<string, Shape>>} those of the release that was recorded last */
export async function lastRecordedShapes() {
  const entries = await readdir(inRoot("cms", "tests", "recorded"), { withFileTypes: true });
  const releases = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const newest = releases.toSorted().at(-1) ?? "";
  return JSON.parse(brotliDecompressSync(await readFile(fileOf(newest))).toString());
}
