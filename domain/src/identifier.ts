import { CROCKFORD, crockfordOf, normalizeCrockford } from "./crockford.js";

/** By which people without an account are known to us: their phone, their storage, and their talks with support. */
export const IDENTIFIER_KINDS = ["mobile", "nest", "support"] as const;

export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

/** By which a subscription is known; the support identifier is for talks with support only. */
export const SERVICE_IDENTIFIERS = ["mobile", "nest"] as const satisfies readonly IdentifierKind[];

const PREFIX = { mobile: "M", nest: "N", support: "S" } as const satisfies Record<IdentifierKind, string>;

const PAYLOAD_LENGTH = 8;

/** How many random bytes an identifier is made of: 40 bits of chance. */
export const IDENTIFIER_BYTES = PAYLOAD_LENGTH;

/** `M-4F7K-29QX-3`; the last character checks the others. */
export function identifierOf(kind: IdentifierKind, randomBytes: Uint8Array): string {
  if (randomBytes.length !== IDENTIFIER_BYTES) throw new RangeError("An identifier needs eight random bytes");
  return print(kind, crockfordOf(randomBytes));
}

export type ParsedIdentifier = { kind: IdentifierKind; identifier: string };

/**
 * Forgives case, spaces, hyphens, mistaken letters and a missing prefix: the check character covers the kind too,
 * so it tells which one was meant.
 * @returns null when the check character says that something was mistyped
 */
export function parseIdentifier(text: string, kinds: readonly IdentifierKind[]): ParsedIdentifier | null {
  const characters = normalizeCrockford(text);
  for (const kind of kinds) {
    const bare = characters.length === PAYLOAD_LENGTH + 2 && characters.startsWith(PREFIX[kind]) ? 1 : 0;
    const payload = characters.slice(bare, -1);
    if (payload.length !== PAYLOAD_LENGTH || !isCrockford(characters)) continue;
    if (characters.at(-1) === checkCharacter(kind, payload)) return { kind, identifier: print(kind, payload) };
  }
  return null;
}

/** What is wrong with a number that somebody typed, before anybody is asked. */
export type IdentifierProblem = "identifier-missing" | "identifier-support" | "identifier-wrong";

/** The number of a subscription as somebody copies it from the card. */
export function readServiceIdentifier(
  typed: string,
): { ok: true; identifier: string } | { ok: false; problem: IdentifierProblem } {
  if (typed.trim() === "") return { ok: false, problem: "identifier-missing" };
  const parsed = parseIdentifier(typed, SERVICE_IDENTIFIERS);
  if (parsed) return { ok: true, identifier: parsed.identifier };
  return { ok: false, problem: parseIdentifier(typed, ["support"]) ? "identifier-support" : "identifier-wrong" };
}

/** The error code for a number that no subscription has; it names the kind of number. */
export function unknownIdentifier(identifier: string): "identifier-not-found" | "nest-not-found" {
  return identifier.startsWith(PREFIX.nest) ? "nest-not-found" : "identifier-not-found";
}

function isCrockford(characters: string): boolean {
  return Array.from(characters).every((character) => CROCKFORD.includes(character));
}

function print(kind: IdentifierKind, payload: string): string {
  const groups = [payload.slice(0, PAYLOAD_LENGTH / 2), payload.slice(PAYLOAD_LENGTH / 2)];
  return [PREFIX[kind], ...groups, checkCharacter(kind, payload)].join("-");
}

/**
 * A polynomial over the field of 32 elements, one for each character of the alphabet. Unlike a sum with a modulus
 * it notices every single wrong character and every two that changed places.
 */
function checkCharacter(kind: IdentifierKind, payload: string): string {
  const sum = Array.from(PREFIX[kind] + payload).reduce(
    (value, character) => timesTwo(value ^ CROCKFORD.indexOf(character)),
    0,
  );
  return CROCKFORD[sum] ?? "";
}

/** In the field made by x⁵ + x² + 1, where two is a generator. */
function timesTwo(element: number): number {
  const doubled = element << 1;
  return doubled < 32 ? doubled : doubled ^ 0b100101;
}
