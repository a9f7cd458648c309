import path from "node:path";
import { expect, test } from "vitest";
import { de } from "../desk/texts";
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

test("the admin says Sie, and spells as in Switzerland", async () => {
  const ours = { ...germanWords, ...de, ...strapiTexts.de, ...namedByField() };
  const all: Texts = { ...(await textsOf("de")), ...ours };
  const wrong = Object.entries(all).filter(([, text]) => FAMILIAR.test(text) || text.includes("ß"));
  expect(wrong).toEqual([]);
});

function namedByField(): Texts {
  const fields = Object.entries(labels.de).flatMap(([uid, ofType]) =>
    Object.entries(ofType).map(([field, label]) => [`${uid} ${field}`, [label].flat().join(" ")]),
  );
  return Object.fromEntries(fields) as Texts;
}
