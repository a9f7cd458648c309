import { expect, test } from "vitest";
import { pageMeta, pageTitle, titleFromPath } from "./page-meta.ts";

test.each([
  ["/support/my-contact", "My Contact"],
  ["/de/shop/", "Shop"],
  ["/", "Wren"],
])("%s is titled %s when nobody says otherwise", (path, title) => {
  expect(titleFromPath(path)).toBe(title);
});

test("a title ends with the site's name", () => {
  expect(pageTitle("Shop")).toBe("Shop | Wren");
});

test("a page tells its own address, its other language, and what to show where it is shared", () => {
  const head = pageMeta({
    title: "Über uns",
    description: "Wer wir sind.",
    pathname: "/de/about",
    publicUrl: "https://wren.example",
    socialImage: "/social/about-de.jpg",
  });
  expect(head).toEqual(
    expect.arrayContaining([
      { title: "Über uns | Wren" },
      { name: "description", content: "Wer wir sind." },
      { tagName: "link", rel: "canonical", href: "https://wren.example/de/about" },
      { tagName: "link", rel: "alternate", hrefLang: "en", href: "https://wren.example/about" },
      { tagName: "link", rel: "alternate", hrefLang: "x-default", href: "https://wren.example/about" },
      { name: "twitter:card", content: "summary_large_image" },
      { property: "og:image", content: "https://wren.example/social/about-de.jpg" },
    ]),
  );
});
