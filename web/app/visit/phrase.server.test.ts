import { isPhrase } from "@wren/domain";
import { expect, test } from "vitest";
import { clearedPhraseCookie, phraseCookie, phraseFor, readPhraseCookie } from "./phrase.server.ts";

const NOW = Date.UTC(2026, 10, 19, 12, 30);
const MINUTE = 60_000;
const KEY = "a-key-of-a-form-00";

const requestWith = (cookie: string) =>
  new Request("http://localhost/support/chat", { headers: { cookie: cookie.split(";")[0] ?? "" } });

test("a form that is sent twice gets one phrase, another form or language another one", () => {
  const phrase = phraseFor(KEY, { locale: "en", nowMs: NOW });
  expect(isPhrase(phrase)).toBe(true);
  expect(phraseFor(KEY, { locale: "en", nowMs: NOW + MINUTE })).toBe(phrase);
  expect(phraseFor(`${KEY}1`, { locale: "en", nowMs: NOW })).not.toBe(phrase);
  expect(isPhrase(phraseFor(KEY, { locale: "de", nowMs: NOW }))).toBe(true);
  expect(phraseFor(KEY, { locale: "de", nowMs: NOW })).not.toBe(phrase);
});

test("a page that a browser kept does not make its phrase again", () => {
  const phrase = phraseFor(KEY, { locale: "en", nowMs: NOW });
  expect(phraseFor(KEY, { locale: "en", nowMs: NOW + 61 * MINUTE })).not.toBe(phrase);
});

test("the cookie brings the phrase back beside its own number alone, and nobody can read or change it", () => {
  const shown = { supportNumber: "C-4F7K-29QX-3", phrase: "able acorn acrobat active actor actual" };
  const cookie = phraseCookie(shown);
  expect(cookie).toMatch(/^wren-phrase=[\w-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(Buffer.from(/=([\w-]+)/.exec(cookie)?.[1] ?? "", "base64url").toString("latin1")).not.toMatch(/able|4F7K/);
  expect(readPhraseCookie(requestWith(cookie), shown.supportNumber)).toBe(shown.phrase);
  expect(readPhraseCookie(requestWith(cookie), "C-0000-0000-0")).toBeNull();
  expect(readPhraseCookie(requestWith(cookie), null)).toBeNull();
  const middle = cookie.indexOf("=") + 60;
  const changed = cookie.slice(0, middle) + (cookie[middle] === "A" ? "B" : "A") + cookie.slice(middle + 1);
  for (const other of [changed, cookie.slice(0, 40), "wren-phrase=nonsense", clearedPhraseCookie(), ""])
    expect(readPhraseCookie(requestWith(other), shown.supportNumber)).toBeNull();
});
