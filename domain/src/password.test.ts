import { expect, test } from "vitest";
import { isGoodPassword, passwordProblem, staffPasswordProblem } from "./password.js";

const EIGHTEEN_BIRDS = "🐦🐤🐧🦉🦅🦆🐔🦜🦢🐦🐤🐧🦉🦅🦆🐔🦜🦚";

test.each([
  ["1234567", false],
  ["1234567ü", true],
  ["12345678", false],
  ["Password", false],
  ["        ", false],
  ["correct horse ".repeat(5).slice(0, 70) + "ab", true],
  ["correct horse ".repeat(5).slice(0, 70) + "abc", false],
  ["grün ".repeat(12) + "ab", false],
  [EIGHTEEN_BIRDS, true],
  [`${EIGHTEEN_BIRDS}🐦`, false],
])("%s is a good password: %s", (password, isGood) => {
  expect(isGoodPassword(password)).toBe(isGood);
});

test.each([
  ...["P@ssw0rd-2026!", "Summer2026!", "Sommer 2026", "!!Willkommen1!!", "Wren-One-2026", "wren.os.123456"],
  ...["qwertz123456", "QWERTYUIOP123", "987654321abc", "asdfghjklasdf", "aaaaaaaaaaaa", "abcabcabcabc", "1212121212"],
])("%s is among the first that others try", (password) => {
  expect(passwordProblem(password)).toBe("password-common");
});

test.each([
  "correct horse",
  "summer in the alps",
  "Wren sings at 5",
  "qwertz and asdf",
  "my password is long",
  "1234 birds",
])("%s is not", (password) => {
  expect(passwordProblem(password)).toBeNull();
});

const OWN_WORDS = ["anna.muster@wren.example", "Anna", "Muster"];

test.each([
  ["Tall-tree-1", "password-too-short"],
  ["Tall-trees-1", null],
  ["Password2026!", "password-common"],
  ["Anna-Muster-26", "password-personal"],
  ["anna.muster@wren.example", "password-personal"],
  ["Mustermuster12", "password-personal"],
  ["Savannah-river-22", null],
  ["", "password-too-short"],
])("for Anna Muster, %j is %s", (password, problem) => {
  expect(staffPasswordProblem(password, OWN_WORDS)).toBe(problem);
});
