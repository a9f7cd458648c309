import { CROCKFORD, crockfordOf, normalizeCrockford } from "./crockford.js";

/** Identifiers of a subscription: for the phone, the storage, and talks with support. */
export const SUBSCRIPTION_IDENTIFIERS = ["mobile", "nest", "support"] as const;

/** `chat`: the support number of somebody who chats without an e-mail address. */
export const IDENTIFIER_KINDS = [...SUBSCRIPTION_IDENTIFIERS, "chat"] as const;

export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

/** Identifiers of a subscription; the support identifier is for talks with support only. */
export const SERVICE_IDENTIFIERS = ["mobile", "nest"] as const satisfies readonly IdentifierKind[];

const PREFIX = { mobile: "M", nest: "N", support: "S", chat: "C" } as const satisfies Record<IdentifierKind, string>;

const PAYLOAD_LENGTH = 8;

/** Random bytes of an identifier: 40 bits of entropy. */
export const IDENTIFIER_BYTES = PAYLOAD_LENGTH;

/** `M-4F7K-29QX-3`; the last character is a check character. */
export function identifierOf(kind: IdentifierKind, randomBytes: Uint8Array): string {
  if (randomBytes.length !== IDENTIFIER_BYTES) throw new RangeError("An identifier needs eight random bytes");
  return print(kind, crockfordOf(randomBytes));
}

export type ParsedIdentifier<Kind = IdentifierKind> = { kind: Kind; identifier: string };

/**
 * Accepts any case, spaces, hyphens, confusable letters and a missing prefix: the check character covers the kind too,
 * so it tells which one was meant.
 * @returns null when the check character shows a typing mistake
 */
export function parseIdentifier<Kind extends IdentifierKind>(
  text: string,
  kinds: readonly Kind[],
): ParsedIdentifier<Kind> | null {
  const characters = normalizeCrockford(text);
  for (const kind of kinds) {
    const bare = characters.length === PAYLOAD_LENGTH + 2 && characters.startsWith(PREFIX[kind]) ? 1 : 0;
    const payload = characters.slice(bare, -1);
    if (payload.length !== PAYLOAD_LENGTH || !isCrockford(characters)) continue;
    if (characters.at(-1) === checkCharacter(kind, payload)) return { kind, identifier: print(kind, payload) };
  }
  return null;
}

/** Problem with a typed identifier, found without asking the cms. */
export type IdentifierProblem = "identifier-missing" | "identifier-support" | "identifier-wrong";

/** Reads the identifier of a subscription, as somebody copies it from the card. */
export function readServiceIdentifier(
  typed: string,
): { ok: true; identifier: string } | { ok: false; problem: IdentifierProblem } {
  if (typed.trim() === "") return { ok: false, problem: "identifier-missing" };
  const parsed = parseIdentifier(typed, SERVICE_IDENTIFIERS);
  if (parsed) return { ok: true, identifier: parsed.identifier };
  return { ok: false, problem: parseIdentifier(typed, ["support"]) ? "identifier-support" : "identifier-wrong" };
}

/** Error code for an identifier that no subscription has; it names the kind. */
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
 * A polynomial over the field of 32 elements, one for each character of the alphabet. Unlike a sum with a modulus it
 * detects every single wrong character and every swap of two.
 */
function checkCharacter(kind: IdentifierKind, payload: string): string {
  const sum = Array.from(PREFIX[kind] + payload).reduce(
    (value, character) => timesTwo(value ^ CROCKFORD.indexOf(character)),
    0,
  );
  return CROCKFORD[sum] ?? "";
}

/** Multiplies by two, a generator, in the field defined by x⁵ + x² + 1. */
function timesTwo(element: number): number {
  const doubled = element << 1;
  return doubled < 32 ? doubled : doubled ^ 0b100101;
}
