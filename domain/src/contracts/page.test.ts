import { expect, test } from "vitest";
import { blockSchema } from "./page.js";

const image = { url: "/uploads/a.webp", name: "a", width: 800, height: 600, formats: null };
const hero = { __component: "blocks.hero", title: "T", text: "t", pictureStyle: "framed", actions: [] };

test("a picture whose file is gone from the library is no picture, and the block stays", () => {
  expect(blockSchema.parse({ ...hero, picture: { image: null, alt: "gone" } })).toMatchObject({ picture: null });
  expect(blockSchema.parse({ ...hero, picture: null })).toMatchObject({ picture: null });
  expect(blockSchema.parse(hero)).toMatchObject({ picture: null });
});

test("a file that is no picture is no picture either", () => {
  const pdf = { ...image, url: "/uploads/a.pdf", width: null, height: null };
  expect(blockSchema.parse({ ...hero, picture: { image: pdf, alt: "" } })).toMatchObject({ picture: null });
  expect(blockSchema.parse({ ...hero, picture: { image, imageDark: pdf, alt: "" } })).toMatchObject({
    picture: { image, imageDark: null },
  });
});

test("a picture that is there keeps its description and may lack a dark variant", () => {
  expect(blockSchema.parse({ ...hero, picture: { image, alt: "Two phones" } })).toMatchObject({
    picture: { image, imageDark: null, alt: "Two phones" },
  });
});

test("an emptied description is an empty one", () => {
  expect(blockSchema.parse({ ...hero, picture: { image, alt: null } })).toMatchObject({ picture: { alt: "" } });
});

test("what a text cannot show is left out of it, and the rest stays", () => {
  const paragraph = { type: "paragraph", children: [{ type: "text", text: "Stays." }] };
  const body = [{ type: "image", image: {}, children: [] }, paragraph];
  expect(blockSchema.parse({ __component: "blocks.text", body })).toMatchObject({ body: [paragraph] });
});

test("a block of an unknown kind is refused", () => {
  expect(blockSchema.safeParse({ __component: "blocks.carousel" }).success).toBe(false);
});
