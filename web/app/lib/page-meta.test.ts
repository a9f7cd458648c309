import { LOCALES, type Locale } from "@wren/domain";
import { expect, test } from "vitest";
import { pageMeta, pageTitle } from "./page-meta.ts";

test.each([
  ["/support/my-contact", "My Contact | Wren"],
  ["/de/shop/", "Shop | Wren"],
  ["/", "Wren | Wren"],
])("%s is titled %s when its entry has no title", (pathname, title) => {
  const untitled = {
    title: " ",
    description: null,
    publicUrl: "https://wren.example",
    languages: LOCALES,
    socialImage: null,
  };
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
    languages: LOCALES,
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

const CONTACT = {
  title: "Kontakt",
  description: null,
  pathname: "/de/support/contact",
  publicUrl: "https://wren.example",
  languages: LOCALES,
  socialImage: null,
};

function structuredDataIn(head: ReturnType<typeof pageMeta>): unknown[] {
  return head.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));
}

test("a page below others names them and itself, each with its address in the page's language", () => {
  const trail = [{ name: "FAQ und Support", path: "/support" }];
  const item = (position: number, name: string, path: string) => ({
    ...{ "@type": "ListItem", position, name },
    item: `https://wren.example${path}`,
  });
  expect(structuredDataIn(pageMeta({ ...CONTACT, trail }))).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [item(1, "FAQ und Support", "/de/support"), item(2, "Kontakt", "/de/support/contact")],
    },
  ]);
});

test("a page without pages above it has no trail, and only pages about us name us", () => {
  expect(structuredDataIn(pageMeta({ ...CONTACT, trail: [], organization: null }))).toEqual([]);
  expect(structuredDataIn(pageMeta({ ...CONTACT, organization: "Wren AG" }))).toMatchObject([
    { "@type": "Organization", name: "Wren AG", url: "https://wren.example/" },
  ]);
});

test("a page that is published in one language names no other", () => {
  const about = {
    title: "About",
    description: null,
    pathname: "/de/about",
    publicUrl: "https://wren.example",
    socialImage: null,
  };
  const languagesOf = (languages: readonly Locale[]) =>
    pageMeta({ ...about, languages }).flatMap((tag) => ("hrefLang" in tag ? [tag.hrefLang] : []));
  expect(languagesOf(["de"])).toEqual(["de"]);
  expect(languagesOf(LOCALES)).toEqual(["en", "de", "x-default"]);
});
