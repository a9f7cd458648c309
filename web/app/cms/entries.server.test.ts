import { expect, test } from "vitest";
import { unwrapEntries } from "./entries.server.ts";

test("entries and relations of version 4 become plain", () => {
  const v4 = [
    {
      id: 4,
      documentId: "abc",
      attributes: {
        title: "Home",
        logo: { data: { id: 1, attributes: { url: "/uploads/logo.png", formats: { small: { width: 400 } } } } },
        empty: { data: null },
        blocks: [{ __component: "blocks.hero", title: "Hello" }],
      },
    },
  ];
  expect(unwrapEntries(v4)).toEqual([
    {
      id: 4,
      documentId: "abc",
      title: "Home",
      logo: { id: 1, url: "/uploads/logo.png", formats: { small: { width: 400 } } },
      empty: null,
      blocks: [{ __component: "blocks.hero", title: "Hello" }],
    },
  ]);
});
