import { expect, test } from "vitest";
import { sitemapXml } from "./sitemap.ts";

test("a page is listed in the languages it is written in, each with the others", () => {
  const xml = sitemapXml(
    [
      { locale: "en", path: "/shop", updatedAt: "2026-11-01T10:00:00.000Z" },
      { locale: "de", path: "/shop", updatedAt: null },
      { locale: "de", path: "/press", updatedAt: null },
    ],
    "https://wren.test",
  );
  const alternates = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://wren.test/shop"/>',
    '<xhtml:link rel="alternate" hreflang="de" href="https://wren.test/de/shop"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://wren.test/shop"/>',
  ].join("");
  expect(xml.split("\n").filter((line) => line.startsWith("<url>"))).toEqual([
    `<url><loc>https://wren.test/shop</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod>${alternates}</url>`,
    `<url><loc>https://wren.test/de/shop</loc>${alternates}</url>`,
    '<url><loc>https://wren.test/de/press</loc><xhtml:link rel="alternate" hreflang="de" href="https://wren.test/de/press"/></url>',
  ]);
});
