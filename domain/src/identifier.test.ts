import fc from "fast-check";
import { expect, test } from "vitest";
import { CROCKFORD } from "./crockford.js";
import {
  IDENTIFIER_BYTES,
  IDENTIFIER_KINDS,
  identifierOf,
  parseIdentifier,
  SERVICE_IDENTIFIERS,
  unknownIdentifier,
} from "./identifier.js";

const kinds = fc.constantFrom(...IDENTIFIER_KINDS);
const bytes = fc.uint8Array({ minLength: IDENTIFIER_BYTES, maxLength: IDENTIFIER_BYTES });

test("an identifier names its kind and ends with its check character", () => {
  const identifier = identifierOf("mobile", new Uint8Array([4, 15, 7, 19, 2, 9, 23, 29]));
  expect(identifier).toMatch(/^M-4F7K-29QX-[0-9A-HJKMNP-TV-Z]$/);
});

test("every identifier is understood again, however it was typed", () => {
  fc.assert(
    fc.property(kinds, bytes, (kind, random) => {
      const identifier = identifierOf(kind, random);
      const expected = { kind, identifier };
      expect(parseIdentifier(identifier, IDENTIFIER_KINDS)).toEqual(expected);
      expect(parseIdentifier(` ${identifier.toLowerCase().replaceAll("-", " ")}`, IDENTIFIER_KINDS)).toEqual(expected);
      expect(parseIdentifier(identifier.replaceAll("0", "o").replaceAll("1", "I"), [kind])).toEqual(expected);
      expect(parseIdentifier(identifier.slice(2), IDENTIFIER_KINDS)).toEqual(expected);
    }),
  );
});

test("a single wrong character never passes", () => {
  const positions = fc.constantFrom(2, 3, 4, 5, 7, 8, 9, 10, 12);
  fc.assert(
    fc.property(kinds, bytes, positions, fc.constantFrom(...Array.from(CROCKFORD)), (kind, random, at, character) => {
      const identifier = identifierOf(kind, random);
      fc.pre(identifier[at] !== character);
      expect(parseIdentifier(identifier.slice(0, at) + character + identifier.slice(at + 1), [kind])).toBeNull();
    }),
  );
});

test("two characters that changed places never pass", () => {
  fc.assert(
    fc.property(kinds, bytes, fc.integer({ min: 0, max: 7 }), (kind, random, at) => {
      const characters = identifierOf(kind, random).replaceAll("-", "");
      const [a, b] = [characters[at + 1] ?? "", characters[at + 2] ?? ""];
      fc.pre(a !== b);
      expect(parseIdentifier(characters.slice(0, at + 1) + b + a + characters.slice(at + 3), [kind])).toBeNull();
    }),
  );
});

test("another kind's identifier is not taken", () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(parseIdentifier(identifierOf("support", random), ["mobile", "nest"])).toBeNull();
    }),
  );
});

test.each(["", "M", "M-4F7K", "M-4F7K-29QX-3-3-3", "ÄÖÜÄÖÜÄÖÜ", "M-4F7U-29QX-3"])("%j is no identifier", (text) => {
  expect(parseIdentifier(text, IDENTIFIER_KINDS)).toBeNull();
});

test("a number that nobody has is called by its own name", () => {
  const random = new Uint8Array([4, 15, 7, 19, 2, 9, 23, 29]);
  const named = SERVICE_IDENTIFIERS.map((kind) => unknownIdentifier(identifierOf(kind, random)));
  expect(named).toEqual(["identifier-not-found", "nest-not-found"]);
});
