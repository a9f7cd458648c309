import { expect, test } from "vitest";
import { atomXml, type FeedEntry } from "./atom-feed.ts";

const FEED = {
  title: "Wren: releases & advisories",
  language: "en",
  author: "Wren AG",
  self: "https://wren.test/feed.xml",
  page: "https://wren.test/support/files",
};

const release: FeedEntry = {
  id: "tag:wren.test,2026-10-20:wrenos.img",
  title: "WrenOS 3.1.0 <sample>",
  summary: "Starts\u0000 no phone.",
  updatedAt: "2026-10-20T00:00:00.000Z",
  page: FEED.page,
  file: { href: "https://wren.test/media/uploads/wrenos.img", type: "application/octet-stream", sizeBytes: 42 },
};
const advisory: FeedEntry = { ...release, id: "a", updatedAt: "2026-11-02T08:00:00.000Z", file: null };

test("the newest entry comes first and dates the feed", () => {
  const xml = atomXml({ ...FEED, entries: [release, advisory] });
  expect(xml.match(/<updated>[^<]+/g)).toEqual([
    "<updated>2026-11-02T08:00:00.000Z",
    "<updated>2026-11-02T08:00:00.000Z",
    "<updated>2026-10-20T00:00:00.000Z",
  ]);
});

test("no text of an editor becomes markup, and a file is an enclosure", () => {
  const xml = atomXml({ ...FEED, entries: [release] });
  expect(xml).toContain("<title>Wren: releases &amp; advisories</title>");
  expect(xml).toContain("<title>WrenOS 3.1.0 &lt;sample&gt;</title>");
  expect(xml).toContain("<summary>Starts no phone.</summary>");
  expect(xml).toContain(
    '<link rel="enclosure" type="application/octet-stream" length="42" href="https://wren.test/media/uploads/wrenos.img"/>',
  );
});

test("a feed without entries has a date all the same", () => {
  expect(atomXml({ ...FEED, entries: [] })).toContain("<updated>1970-01-01T00:00:00.000Z</updated>");
});
