import { LOCALES } from "@wren/domain";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadMessages, Translations, useTranslations } from "./translations.tsx";

function Sample() {
  const t = useTranslations("layout");
  const all = useTranslations();
  return (
    <>
      {t("copyright", { year: "2026", company: "Wren" })} {all("error.backHome")}
    </>
  );
}

test.each([
  ["en", "© 2026 Wren Go to the home page"],
  ["de", "© 2026 Wren Zur Startseite"],
] as const)("texts are drawn in %s with their placeholders filled in", async (locale, expected) => {
  const messages = await loadMessages(locale);
  const html = renderToStaticMarkup(
    <Translations locale={locale} messages={messages}>
      <Sample />
    </Translations>,
  );
  expect(html).toBe(expected);
});

test("both languages have exactly the same keys", async () => {
  const [english, german] = await Promise.all(LOCALES.map(loadMessages));
  const keys = (tree: object, prefix = ""): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? keys(value as object, `${prefix}${key}.`)
        : [prefix + key],
    );
  expect(keys(german ?? {})).toEqual(keys(english ?? {}));
});
