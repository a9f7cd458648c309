import { expect, test } from "vitest";
import { translateForm } from "./translate-form";

const PAGE = "api::page.page";
const path = {
  edit: {
    label: "Path",
    description: "Where the page is, for example press or about/team. The same in every language.",
  },
  list: { label: "Path" },
};

test("label, sentence and column are translated", () => {
  const { slug } = translateForm(PAGE, { slug: path }, { from: "en", to: "de" });
  expect(slug).toEqual({
    edit: {
      label: "Pfad",
      description: "Wo die Seite steht, zum Beispiel press oder about/team. In allen Sprachen derselbe.",
    },
    list: { label: "Pfad" },
  });
});

test("what is saved is English again", () => {
  const german = translateForm(PAGE, { slug: path }, { from: "en", to: "de" });
  expect(translateForm(PAGE, german, { from: "de", to: "en" })).toEqual({ slug: path });
});

test("what an administrator wrote stays", () => {
  const written = { edit: { label: "Name of the page", description: "Ask Edith." }, list: { label: "Name" } };
  expect(translateForm(PAGE, { title: written }, { from: "en", to: "de" })).toEqual({ title: written });
});

test("fields that Strapi adds are translated, unknown ones are not", () => {
  const metadatas = {
    updatedAt: { edit: {}, list: { label: "Last changed" } },
    mood: { edit: { label: "Mood" }, list: { label: "Mood" } },
  };
  expect(translateForm(PAGE, metadatas, { from: "en", to: "de" })).toEqual({
    updatedAt: { edit: {}, list: { label: "Zuletzt geändert" } },
    mood: metadatas.mood,
  });
});
