import { expect, test } from "vitest";
import { z } from "zod";
import { codeOfIssue } from "#app/lib/form-errors.ts";
import { messages as german } from "./messages/de.ts";
import { messages as english } from "./messages/en.ts";

const files = z.array(z.file()).min(1).max(2);
const file = new File(["x"], "x.txt");

test.each([
  [z.string(), undefined, "field-missing"],
  [z.string().min(3), "ab", "too-short"],
  [z.string().max(3), "abcd", "too-long"],
  [z.number().min(1), 0, "too-small"],
  [z.number().max(10), 11, "too-big"],
  [z.date().max(new Date(0)), new Date(1), "too-big"],
  [z.email(), "ada", "email-invalid"],
  [z.iso.date(), "tomorrow", "value-invalid"],
  [z.enum(["a", "b"]), "c", "value-invalid"],
  [z.string().refine(() => false), "a", "value-invalid"],
  [z.strictObject({}), { a: 1 }, "value-invalid"],
  [z.number(), "7", "wrong-type-number"],
  [z.string(), 7, "wrong-type-string"],
  [z.boolean(), "yes", "wrong-type-boolean"],
  [z.date(), "2026-01-01", "wrong-type-date"],
  [z.object({}), "a", "wrong-type-object"],
  [z.array(z.string()), "a", "wrong-type-array"],
  [z.bigint(), "1", "value-invalid"],
  [files, [], "too-few-files"],
  [files, [file, file, file], "too-many-files"],
  [z.file().min(2), file, "file-empty"],
  [z.file().max(0), file, "file-too-large"],
])("an issue without a code of its own has one that every form can say (%#)", (schema, input, code) => {
  const [issue] = schema.safeParse(input, { error: codeOfIssue }).error?.issues ?? [];
  expect(issue?.message).toBe(code);
  expect(english.errors).toHaveProperty([code]);
  expect(german.errors).toHaveProperty([code]);
});

test("a schema's own code stays", () => {
  const [issue] = z.string("name-missing").safeParse(undefined, { error: codeOfIssue }).error?.issues ?? [];
  expect(issue?.message).toBe("name-missing");
});
