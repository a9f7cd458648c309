import { expect, test } from "vitest";
import { readBlocks } from "./blocks.server.ts";

const image = (name: string) => ({ url: `/uploads/${name}.png`, name, width: 800, height: 600, formats: null });
const dark = image("dark");
const hero = { __component: "blocks.hero", title: "T", text: "t", pictureStyle: "framed", actions: [] };

test.each([
  ["none", dark, ["/media/uploads/light.png", "/media/uploads/dark.png"]],
  ["dark", dark, ["/media/uploads/dark.png", undefined]],
  ["light", dark, ["/media/uploads/light.png", undefined]],
  ["dark", null, ["/media/uploads/light.png", undefined]],
] as const)("a page with the mode %s has the pictures of its mode", (mode, imageDark, expected) => {
  const block = { ...hero, picture: { image: image("light"), imageDark, alt: "Two phones" } };
  const [view] = readBlocks([block], "concept", mode);
  const picture = view?.__component === "blocks.hero" ? view.picture : null;
  expect([picture?.image.src, picture?.imageDark?.src]).toEqual(expected);
});
