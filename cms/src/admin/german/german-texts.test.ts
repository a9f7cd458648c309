import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { de } from "../desk/texts";
import type { FieldLabel } from "../../platform/content/content";
import { strapiTexts } from "../strapi-texts";
import { labels } from "./labels";
import { germanWords, strapiGerman } from "./words";

type Texts = Record<string, string>;

const STRAPI = path.join(import.meta.dirname, "../../../node_modules/@strapi");

/** Strapi's parts that staff see, with the folders of their texts. */
const PARTS = {
  "": "admin/dist/admin/admin/src/translations",
  "content-manager.": "content-manager/dist/admin/translations",
  "i18n.": "i18n/dist/admin/translations",
  "users-permissions.": "plugin-users-permissions/dist/admin/translations",
  "upload.": "upload/dist/admin/translations",
};

/** Pages that are not part of this admin: tours, offers, paid features. */
const NOT_HERE = [
  /^tours\.|^app\.components\.(GuidedTour|FreeTrial|UpsellBanner|NpsSurvey|BlockLink|MediaLibraryBanner)/,
  /^Settings\.(page\.Purchase|sso|content-history|permissions\.auditLogs)|^notification\.ee|^Usecase|^global\.plugins/,
  /^app\.components\.(InstallPluginPage|LeftMenu\.trialCountdown)|^app\.HeaderLayout\.docLink/,
  /^upload\.(.+\.)?(aiMetadata|create-metadata|generatingMetadata|metadata(Generated|Skipped|Failed))/,
];

async function textsOf(language: "en" | "de"): Promise<Texts> {
  const parts = Object.entries(PARTS).map(async ([prefix, folder]) => {
    const { default: texts } = (await import(path.join(STRAPI, folder, `${language}.json.mjs`))) as { default: Texts };
    return Object.fromEntries(Object.entries(texts).map(([key, text]) => [prefix + key, text]));
  });
  const texts: Texts = Object.assign({}, ...(await Promise.all(parts))) as Texts;
  const shown = Object.entries(texts).filter(([key]) => !NOT_HERE.some((pattern) => pattern.test(key)));
  return Object.fromEntries(shown);
}

test("every text of Strapi that staff see is there in German", async () => {
  const german: Texts = { ...(await textsOf("de")), ...strapiGerman };
  expect(Object.keys(await textsOf("en")).filter((key) => !(key in german))).toEqual([]);
});

test("none of our texts is left over from an earlier Strapi", async () => {
  const known = { ...(await textsOf("en")), ...(await textsOf("de")) };
  expect(Object.keys(strapiGerman).filter((key) => !(key in known))).toEqual([]);
});

const FAMILIAR = /(?<!\p{L})(du|dein\p{L}*|dir|dich)(?!\p{L})/iu;

/** All that the admin says in German, by the keys of its texts and by the fields it labels. */
async function allTexts(): Promise<Record<string, FieldLabel>> {
  return { ...(await textsOf("de")), ...germanWords, ...de, ...strapiTexts.de, ...labelsByField() };
}

function labelsByField(): Record<string, FieldLabel> {
  const fields = Object.entries(labels.de).flatMap(([uid, ofType]) =>
    Object.entries(ofType).map(([field, label]): [string, FieldLabel] => [`${uid} ${field}`, label]),
  );
  return Object.fromEntries(fields);
}

test("the admin says Sie, and spells as in Switzerland", async () => {
  const wrong = Object.entries(await allTexts()).filter(([, text]) => {
    const words = [text].flat().join(" ");
    return FAMILIAR.test(words) || words.includes("ß");
  });
  expect(wrong).toEqual([]);
});

const MANUALS = path.join(import.meta.dirname, "../../../../docs/de");

/** Bold words of a manual. Those with a mark at their end begin a paragraph; the others name something of the admin. */
function namedInBold(manual: string): string[] {
  const text = readFileSync(path.join(MANUALS, manual), "utf8").replaceAll(/`[^`]*`/g, "");
  const bold = [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, words = ""]) => words.replaceAll(/\s+/g, " "));
  return bold.filter((words) => !/[.:,]$/.test(words));
}

const manuals = readdirSync(MANUALS).filter((file) => file.endsWith(".md"));

test.each(manuals)("what %s names in bold is called so in the admin", async (manual) => {
  const called = new Set(Object.values(await allTexts()).map((text) => [text].flat()[0]));
  expect(namedInBold(manual).filter((words) => !called.has(words))).toEqual([]);
});

test.each(manuals)("%s says Sie, and spells as in Switzerland", (manual) => {
  const text = readFileSync(path.join(MANUALS, manual), "utf8");
  expect(text.match(new RegExp(`${FAMILIAR.source}|ß|[„“”]`, "giu"))).toBeNull();
});
