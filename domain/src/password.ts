import { COMMON_PASSWORDS, COMMON_STEMS } from "./common-passwords.js";

export const PASSWORD_MIN_LENGTH = 8;
/** Staff see the data of others, so theirs are longer. */
export const STAFF_PASSWORD_MIN_LENGTH = 12;
/** bcrypt ignores the rest, so a longer password would be weaker than it looks. */
export const PASSWORD_MAX_BYTES = 72;

export type PasswordProblem = "password-too-short" | "password-too-long" | "password-blank" | "password-common";

/** Reason why a password is unsuitable. */
export function passwordProblem(password: string, minLength = PASSWORD_MIN_LENGTH): PasswordProblem | null {
  if (password.length < minLength) return "password-too-short";
  if (utf8Bytes(password) > PASSWORD_MAX_BYTES) return "password-too-long";
  if (password.trim() === "") return "password-blank";
  return isCommon(password.toLowerCase()) ? "password-common" : null;
}

export function isGoodPassword(password: string): boolean {
  return passwordProblem(password) === null;
}

export type StaffPasswordProblem = PasswordProblem | "password-personal";

/**
 * Reason why a password is unsuitable for a member of staff.
 * @param ownWords names and e-mail address of the user
 */
export function staffPasswordProblem(password: string, ownWords: readonly string[]): StaffPasswordProblem | null {
  const problem = passwordProblem(password, STAFF_PASSWORD_MIN_LENGTH);
  if (problem) return problem;
  return isPersonal(password.toLowerCase(), ownWords) ? "password-personal" : null;
}

/** Shorter names are parts of too many words. */
const OWN_WORD_MIN_LENGTH = 3;

/** True when little is left of the password without the owner's names. */
function isPersonal(password: string, ownWords: readonly string[]): boolean {
  const words = ownWords
    .flatMap((word) => [word, ...word.split(/[@.\s_-]+/)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= OWN_WORD_MIN_LENGTH)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), password);
  return rest.length < password.length && rest.length < PASSWORD_MIN_LENGTH;
}

function isCommon(password: string): boolean {
  return (
    COMMON_PASSWORDS.has(password) || COMMON_STEMS.has(stemOf(password)) || isRepeated(password) || isWalk(password)
  );
}

const LOOKALIKES: Partial<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
};

/** The word in "P@ssw0rd-2026!": what is left without the digits and signs around it and between its letters. */
function stemOf(password: string): string {
  const core = password.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, "");
  return Array.from(core, (character) => LOOKALIKES[character] ?? character)
    .join("")
    .replace(/[^\p{L}]/gu, "");
}

/** A unit of at most four characters, again and again. */
function isRepeated(password: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(password);
}

const ROWS = [
  "1234567890",
  "qwertyuiop",
  "qwertzuiop",
  "asdfghjkl",
  "zxcvbnm",
  "yxcvbnm",
  "abcdefghijklmnopqrstuvwxyz",
];
const WALKS = ROWS.flatMap((row) => [row, Array.from(row).reverse().join("")]);
const SHORTEST_WALK = 3;

/** Nothing but neighbours on the keyboard or in the alphabet, such as "qwertz123456". */
function isWalk(password: string): boolean {
  let rest = password;
  while (rest !== "") {
    const length = longestWalk(rest);
    if (length < SHORTEST_WALK) return false;
    rest = rest.slice(length);
  }
  return true;
}

function longestWalk(text: string): number {
  let length = 0;
  while (length < text.length && WALKS.some((walk) => walk.includes(text.slice(0, length + 1)))) length += 1;
  return length;
}

export function utf8Bytes(text: string): number {
  const bytesOf = (codePoint: number) => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);
  return Array.from(text).reduce((sum, character) => sum + bytesOf(character.codePointAt(0) ?? 0), 0);
}
