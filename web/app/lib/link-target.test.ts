import { expect, test } from "vitest";
import { isPlainClick, pathToFollow } from "./link-target.ts";

const HERE = new URL("https://wren.example/about?from=mail");

function linkTo(href: string, attributes: { target?: string; download?: true } = {}) {
  return {
    href: new URL(href, HERE).href,
    target: attributes.target ?? "",
    hasAttribute: (name: string) => name === "download" && attributes.download === true,
    getAttribute: () => href,
  };
}

test.each([
  ["/shop?q=1#top", "/shop?q=1#top"],
  ["/about#team", "/about#team"],
  ["#content", null],
  ["/de/shop", null],
  ["https://elsewhere.example/shop", null],
  ["mailto:hello@wren.example", null],
  ["/media/uploads/picture.png", null],
  ["/feed.xml", null],
])("a link to %s is followed as %s", (href, path) => {
  expect(pathToFollow(linkTo(href), HERE)).toBe(path);
});

test("downloads and links for another window are left to the browser", () => {
  expect(pathToFollow(linkTo("/shop", { download: true }), HERE)).toBeNull();
  expect(pathToFollow(linkTo("/shop", { target: "_blank" }), HERE)).toBeNull();
});

test("only a plain click is followed without a page load", () => {
  const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
  expect(isPlainClick(plain)).toBe(true);
  expect(isPlainClick({ ...plain, ctrlKey: true })).toBe(false);
  expect(isPlainClick({ ...plain, button: 1 })).toBe(false);
  expect(isPlainClick({ ...plain, defaultPrevented: true })).toBe(false);
});
