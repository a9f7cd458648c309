import { expect, test } from "vitest";
import { visibleText } from "./visible-text";

const text = (...lines: string[]) => lines.join("\n");

test.each([
  ["English", "On Mon, 3 May 2027 at 14:05, Wren <support+abc@wren.example> wrote:"],
  ["German", "Am Mo., 3. Mai 2027 um 14:05 Uhr schrieb Wren <support+abc@wren.example>:"],
  ["a program that puts the name first", "Wren <support+abc@wren.example> wrote:"],
])("the quote below is cut off with its introduction in %s", (_language, introduction) => {
  const mail = text("It still rings.", "", introduction, "> Support has answered you", ">", "> Sign in", "");
  expect(visibleText(mail)).toBe("It still rings.");
});

test("a quote that lost its marks is cut off at a dated introduction", () => {
  const mail = text("Yes.", "", "On Mon, 3 May 2027 at 14:05, Wren <a@wren.example> wrote:", "", "The answer");
  expect(visibleText(mail)).toBe("Yes.");
});

test("an introduction may be wrapped", () => {
  const mail = text("Yes.", "", "On Mon, 3 May 2027 at 14:05, Wren", "<support+abc@wren.example>", "wrote:", "> Hi");
  expect(visibleText(mail)).toBe("Yes.");
});

test.each([
  ["English", "-----Original Message-----", "From: Wren", "Sent: Monday"],
  ["German", "-----Ursprüngliche Nachricht-----", "Von: Wren", "Gesendet: Montag"],
  ["a line", "________________________________", "From: Wren", "Sent: Monday"],
])("Outlook's unmarked quote is cut off: %s", (_language, ...head) => {
  expect(visibleText(text("Thank you.", "", ...head, "To: Ada", "Subject: Answer", "", "The answer"))).toBe(
    "Thank you.",
  );
});

test("a signature goes, also the telephone's", () => {
  expect(visibleText(text("Hello", "", "-- ", "Ada Lovelace", "London"))).toBe("Hello");
  expect(visibleText(text("Hello", "", "Sent from my iPhone"))).toBe("Hello");
  expect(visibleText(text("Hallo", "", "Von meinem iPhone gesendet"))).toBe("Hallo");
  expect(visibleText(text("Hello", "-- ", "Ada", "", "On Monday, Wren wrote:", "> Hi"))).toBe("Hello");
});

test("a line of dashes before a long text is no signature", () => {
  const rest = Array.from({ length: 30 }, (_, index) => `line ${String(index)}`);
  expect(visibleText(text("Steps:", "--", ...rest))).toContain("line 29");
});

test("answers between quoted lines keep them: alone they mean nothing", () => {
  const mail = text("On Monday, Wren wrote:", "> Which phone?", "Wren One", "> Since when?", "Yesterday");
  expect(visibleText(mail)).toBe(mail);
  expect(visibleText(text(mail, "> And the rest", "> of the mail"))).toBe(mail);
});

test("a quote above the text goes as well", () => {
  expect(visibleText(text("On Monday, Wren wrote:", "> Which phone?", "", "Wren One"))).toBe("Wren One");
  expect(visibleText(text("I read this:", "> a riddle", "What is it?"))).toBe("I read this:\n> a riddle\nWhat is it?");
});

test("nothing is cut where nothing would be left, and sentences are not taken for introductions", () => {
  expect(visibleText(text("> only a quote"))).toBe("> only a quote");
  const sentence = text("Hello", "", "On the box somebody wrote:", "12 GB");
  expect(visibleText(sentence)).toBe(sentence);
  expect(visibleText(text("From: here it is fine", "Date: today"))).toContain("today");
  expect(visibleText("  one\r\n\r\n\r\n\r\ntwo  ")).toBe("one\n\ntwo");
});
