import { expect, test } from "vitest";
import { islandAddress, pageBlocksAt } from "./islands.ts";

test("a page's blocks have one address in each language", () => {
  expect(decodeURIComponent(islandAddress(pageBlocksAt("/de/shop/wren-one/")))).toBe(
    '/__island/page-blocks.json?props={"slug":"shop/wren-one"}&context={"locale":"de"}',
  );
  expect(pageBlocksAt("/")).toEqual({ key: "page-blocks", props: { slug: "home" }, context: { locale: "en" } });
});

test("what a path says cannot end the address or the attribute that it stands in", () => {
  expect(islandAddress(pageBlocksAt(`/"&props=x#'>`))).toMatch(/^[\w/.?=&%'-]+$/);
});
