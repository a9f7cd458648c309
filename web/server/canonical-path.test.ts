import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

const PATTERNS: Record<string, string> = {
  "/about": "/about",
  "/de/shop/wren-one": "/de/shop/:slug",
  "/captcha/abc.png": "/captcha/:file",
};
const nameRoute = (path: string) => PATTERNS[path.toLowerCase()] ?? "unknown";

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/about", "/about"],
  ["/about/", "/about"],
  ["/about//", "/about"],
  ["//x/about", "/x/about"],
  ["/\\x/about", "/x/about"],
  ["/./about", "/about"],
  ["/shop/../about", "/about"],
  ["/shop/%2e%2E/about", "/about"],
  ["/%61bout", "/about"],
  ["/About", "/about"],
  ["/DE/Shop/wren-one", "/de/shop/wren-one"],
  ["/de/shop/Wren-One", "/de/shop/Wren-One"],
  ["/Captcha/aBc.png", "/captcha/aBc.png"],
  ["/about%2F", "/about%2F"],
  ["/about%2f", "/about%2F"],
  ["/%E0%A4%A", "/%E0%A4%A"],
  ["/%3Cb%3E/about", "/%3Cb%3E/about"],
  ["/z%C3%BCrich", "/z%C3%BCrich"],
  ["/No/Such/Page", "/No/Such/Page"],
])("%s is spelt %s, and that stays", (path, canonical) => {
  expect(canonicalPath(path, nameRoute)).toBe(canonical);
  expect(canonicalPath(canonical, nameRoute)).toBe(canonical);
});
