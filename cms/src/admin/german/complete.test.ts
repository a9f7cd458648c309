import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { accountContents } from "../../api/accounts/content";
import { choices } from "./choices";
import { labels, type Labels } from "./labels";
import { categories, names } from "./names";

type Attribute = { type: string; enum?: string[]; components?: string[] };
type Schema = {
  uid: string;
  info: { displayName: string };
  pluginOptions?: { "content-manager"?: { visible?: boolean } };
  attributes: Record<string, Attribute>;
};

const SOURCES = path.join(import.meta.dirname, "../..");

/** The only type of a plugin that the content manager shows. */
const ACCOUNT_OF_STRAPI = "User";

const read = (file: string) => JSON.parse(readFileSync(path.join(SOURCES, file), "utf8")) as Omit<Schema, "uid">;
const inSources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });

/** Types that the content manager shows. */
const types = inSources.flatMap((file): Schema[] => {
  const [, api, name] = /^api\/(.+)\/content-types\/(.+)\/schema\.json$/.exec(file) ?? [];
  if (!api || !name) return [];
  const schema = read(file);
  const isShown = schema.pluginOptions?.["content-manager"]?.visible !== false;
  return isShown ? [{ ...schema, uid: `api::${api}.${name}` }] : [];
});

const components = inSources.flatMap((file): Schema[] => {
  const [, category, name] = /^components\/(.+)\/(.+)\.json$/.exec(file) ?? [];
  return category && name ? [{ ...read(file), uid: `${category}.${name}` }] : [];
});

const shown = [...types, ...components];
const attributes = shown.flatMap((schema) => Object.values(schema.attributes));

const fieldsOf = (of: Record<string, Record<string, unknown>>) =>
  Object.entries(of)
    .flatMap(([uid, fields]) => Object.keys(fields).map((field) => `${uid} ${field}`))
    .sort();

const hintsOf = (language: "en" | "de") =>
  fieldsOf(
    Object.fromEntries(
      Object.entries(labels[language]).map(([uid, fields]) => [
        uid,
        Object.fromEntries(Object.entries(fields).filter(([, label]) => Array.isArray(label))),
      ]),
    ),
  );

/** The compiler sees that those of Strapi's accounts are whole. */
const account = Object.entries(accountContents).map(([uid, { labels: all }]): [string, Labels] => [uid, all]);
const own = shown.map((schema): [string, Record<string, unknown>] => [schema.uid, schema.attributes]);
const shownFields = fieldsOf(Object.fromEntries([...own, ...account]));

test("types and components are found", () => {
  expect(types.length).toBeGreaterThan(10);
  expect(components.length).toBeGreaterThan(20);
});

test.each(["en", "de"] as const)(
  "every field that staff see has a label in %s, and no label is left over",
  (language) => {
    expect(fieldsOf(labels[language])).toEqual(shownFields);
  },
);

test("a field has a sentence under it in both languages or in none", () => {
  expect(hintsOf("de")).toEqual(hintsOf("en"));
});

test("every type and component has a German name, and no name is left over", () => {
  const english = new Set([...shown.map(({ info }) => info.displayName), ACCOUNT_OF_STRAPI]);
  expect(Object.keys(names).sort()).toEqual([...english].sort());
});

test("every category of blocks that can be picked has a German name", () => {
  const picked = attributes.flatMap((attribute) => attribute.components ?? []);
  const english = new Set(picked.map((uid) => uid.split(".")[0]));
  expect(Object.keys(categories)).toEqual([...english]);
});

test("every choice of a drop-down list is named in German, and none is left over", () => {
  const stored = new Set(attributes.flatMap((attribute) => attribute.enum ?? []));
  expect(Object.keys(choices).sort()).toEqual([...stored].sort());
});
