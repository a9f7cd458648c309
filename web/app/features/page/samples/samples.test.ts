import { readdirSync, readFileSync } from "node:fs";
import { LOCALES } from "@wren/domain";
import { expect, test } from "vitest";
import { samplesIn } from "./samples.ts";

type Attribute = {
  type: string;
  required?: boolean;
  enum?: string[];
  component?: string;
  repeatable?: boolean;
  min?: number;
  max?: number;
  maxLength?: number;
};
type Schema = { info: { displayName: string }; attributes: Record<string, Attribute> };
type Values = Record<string, unknown>;

const CMS = new URL("../../../../../cms/src/", import.meta.url);

/** Lists that may be as long as one likes, or nearly, are shown with this many entries. */
const MANY = 12;
/** Of a list without a limit. */
const SOME = 3;

const schemas = Object.fromEntries(["blocks", "shared"].flatMap(readSchemas));

function readSchemas(category: string): [string, Schema][] {
  const folder = new URL(`components/${category}/`, CMS);
  return readdirSync(folder).map((file) => {
    const schema = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Schema;
    return [`${category}.${file.replace(".json", "")}`, schema];
  });
}

/** All values that samples have for a component, be it a block or a part of one. */
function valuesIn(component: string, values: Values[], found: Record<string, Values[]> = {}): Record<string, Values[]> {
  (found[component] ??= []).push(...values);
  for (const [name, { component: part }] of Object.entries(schemas[component]?.attributes ?? {})) {
    const parts = values.flatMap((value) => value[name] ?? []) as Values[];
    if (part) valuesIn(part, parts, found);
  }
  return found;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Names what a form allows and no sample shows, and samples that the form would refuse. */
function faultsOf({ type, required, repeatable, ...attribute }: Attribute, values: unknown[]): string[] {
  const { enum: choices = [], min = 1, max = SOME, maxLength = Infinity } = attribute;
  const lengths = values.map((value) => (Array.isArray(value) ? value.length : 0));
  const isSomeTooLong = values.some((value) => typeof value === "string" && value.length > maxLength);
  const faults = {
    "never filled": values.every(isEmpty),
    "never empty": !required && type !== "boolean" && !values.some(isEmpty),
    "never false": type === "boolean" && !values.includes(false),
    "never as few as allowed": repeatable && required && !lengths.includes(min),
    "never many": repeatable && Math.max(...lengths) < Math.min(max, MANY),
    "too long": isSomeTooLong,
    ...Object.fromEntries(choices.map((choice) => [`never ${choice}`, !values.includes(choice)])),
  };
  return Object.entries(faults).flatMap(([fault, isTrue]) => (isTrue ? [fault] : []));
}

test.each(LOCALES)("in %s every block is shown, with every option of its form", (locale) => {
  const { blocks } = samplesIn(locale);
  const uids = Object.keys(schemas).filter((uid) => uid.startsWith("blocks."));
  expect(blocks.map(({ component }) => component as string).sort()).toEqual(uids.sort());

  const found: Record<string, Values[]> = {};
  for (const { component, samples } of blocks)
    valuesIn(
      component,
      samples.map(({ block }) => block),
      found,
    );
  const faults = Object.entries(found).flatMap(([component, values]) =>
    Object.entries(schemas[component]?.attributes ?? {}).flatMap(([name, attribute]) =>
      faultsOf(
        attribute,
        values.map((value) => value[name]),
      ).map((fault) => `${component}.${name}: ${fault}`),
    ),
  );
  expect(faults).toEqual([]);
});

test.each(LOCALES)("in %s no two sections have the same heading, which would give both the same id", (locale) => {
  const all = samplesIn(locale).blocks.flatMap(({ samples }) => samples.map(({ block }) => block));
  const headings = all.flatMap((block) => ("heading" in block && block.heading ? [block.heading] : []));
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test("blocks are named as in the admin, in both languages", () => {
  const german = readFileSync(new URL("admin/german/names.ts", CMS), "utf8");
  const { names: en } = samplesIn("en").words;
  const { names: de } = samplesIn("de").words;
  for (const [uid, name] of Object.entries(en)) {
    expect(name).toBe(schemas[uid]?.info.displayName);
    const [, inGerman] = new RegExp(`^ {2}"?${name}"?: "(.*)",$`, "m").exec(german) ?? [];
    expect(Object.entries(de).find(([other]) => other === uid)?.[1]).toBe(inGerman);
  }
});
