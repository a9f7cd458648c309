import { expect, test } from "vitest";
import { delocalizePath, localeOfPath, localizePath } from "./path.ts";

test.each([
  ["/", "en"],
  ["/de", "de"],
  ["/de/shop", "de"],
  ["/design", "en"],
  ["/shop/de", "en"],
  ["/en", "en"],
  ["/de?x=1", "de"],
  ["/de#phones", "de"],
])("%s is in %s", (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

test.each([
  ["/", "/de"],
  ["/shop", "/de/shop"],
  ["/shop?variant=red#specs", "/de/shop?variant=red#specs"],
  ["/#phones", "/de#phones"],
])("%s becomes %s in German and stays in English", (path, german) => {
  expect(localizePath(path, "de")).toBe(german);
  expect(localizePath(path, "en")).toBe(path);
});

test.each(["/.well-known/security.txt", "/media/uploads/a.pdf"])("%s is the same in German", (path) => {
  expect(localizePath(path, "de")).toBe(path);
});

test.each(["/", "/?x=1", "/#phones", "/shop", "/shop?q=1#a", "/support/kb/first-steps"])(
  "%s survives the way to German and back",
  (path) => {
    expect(delocalizePath(localizePath(path, "de"))).toBe(path);
    expect(delocalizePath(path)).toBe(path);
  },
);
