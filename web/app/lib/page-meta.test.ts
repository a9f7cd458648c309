import { expect, test } from "vitest";
import { pageMeta, pageTitle } from "./page-meta.ts";

test.each([
  ["/support/my-contact", "My Contact | Wren"],
  ["/de/shop/", "Shop | Wren"],
  ["/", "Wren | Wren"],
])("%s is titled %s when its entry has no title", (pathname, title) => {
  const untitled = { title: " ", description: null, publicUrl: "https://wren.example", socialImage: null };
  expect(pageMeta({ ...untitled, pathname })).toContainEqual({ title });
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
      { tagName: "link", rel: "alternate", hrefLang: "en", href: "https://wren.example/about", title: "English" },
      { tagName: "link", rel: "alternate", hrefLang: "x-default", href: "https://wren.example/about" },
      { name: "twitter:card", content: "summary_large_image" },
      { property: "og:image", content: "https://wren.example/social/about-de.jpg" },
    ]),
  );
});
