import { expect, test } from "vitest";
import { readUploadForm } from "./read-upload-form.server.ts";

function post(fileBytes: number): Request {
  const form = new FormData();
  form.set("message", "Grüezi\r\nwohl");
  form.set("files", new File(["x".repeat(fileBytes)], "a.txt"));
  form.set("after", "the file");
  return new Request("http://localhost/", { method: "POST", body: form });
}

test("a form with a file is read whole", async () => {
  const { form, isTooLarge } = await readUploadForm(post(1_000), 10_000);
  expect(isTooLarge).toBe(false);
  expect([...form.keys()]).toEqual(["message", "files", "after"]);
});

test("of one that is too large, the fields before the file are kept", async () => {
  const { form, isTooLarge } = await readUploadForm(post(200_000), 10_000);
  expect(isTooLarge).toBe(true);
  expect([...form]).toEqual([["message", "Grüezi\r\nwohl"]]);
});

test("what is no form is refused", async () => {
  const request = new Request("http://localhost/", { method: "POST", body: "nothing" });
  await expect(readUploadForm(request, 10_000)).rejects.toMatchObject({ init: { status: 400 } });
});

test("what breaks off is refused", async () => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("aborted")) });
  const request = new Request("http://localhost/", { method: "POST", body, duplex: "half" } as RequestInit);
  await expect(readUploadForm(request, 10_000)).rejects.toMatchObject({ init: { status: 400 } });
});
