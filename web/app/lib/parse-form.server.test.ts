import { expect, test } from "vitest";
import { hasContradiction, readForm } from "./parse-form.server.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";

const send = (body: BodyInit, type?: string) =>
  readForm(
    new Request("http://localhost/", {
      method: "POST",
      body,
      headers: type === undefined ? {} : { "Content-Type": type },
    }),
  );

test("a form is read, in both ways that browsers send one", async () => {
  expect((await send("name=Ada+M%C3%BCller", URL_ENCODED)).get("name")).toBe("Ada Müller");
  const form = new FormData();
  form.append("name", "Ada");
  expect((await send(form)).get("name")).toBe("Ada");
});

test.each([
  ["{}", "application/json"],
  ["name=Ada", "text/plain"],
  ["name=Ada", ""],
  ["garbage", "multipart/form-data; boundary=x"],
  ["garbage", "multipart/form-data"],
])("%j as %j is not understood", async (body, type) => {
  await expect(send(body, type)).rejects.toMatchObject({ init: { status: 400 }, data: { code: "invalid-request" } });
});

test("more than a form can hold is refused, and what just fits is not", async () => {
  const fitting = `name=${"x".repeat(64 * 1024 - 5)}`;
  expect((await send(fitting, URL_ENCODED)).get("name")).toHaveLength(64 * 1024 - 5);
  await expect(send(`${fitting}x`, URL_ENCODED)).rejects.toMatchObject({
    init: { status: 413 },
    data: { code: "request-too-large" },
  });
});

test("a field with two answers is noticed; the same answer twice is one", async () => {
  expect(hasContradiction(await send("a=1&b=1", URL_ENCODED))).toBe(false);
  expect(hasContradiction(await send("intent=order&b=1&intent=order", URL_ENCODED))).toBe(false);
  expect(hasContradiction(await send("a=1&b=1&a=2", URL_ENCODED))).toBe(true);
});
