import { VISITOR_KEY_HEADER } from "@wren/domain";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { ago, answerOf, captchaFrom, MINUTE_MS } from "../support/contact";

let cms: BootedCms;
const call = createCaller(() => cms.url);

beforeAll(async () => {
  cms = await bootFromTemplate();
});
afterAll(() => cms.stop());

test("issuing writes nothing, and no two ids are alike", async () => {
  const [one, other] = await Promise.all([issue(), issue()]);
  expect(one.status).toBe(200);
  expect(one.body.captchaId).not.toBe(other.body.captchaId);
  expect(one.body.formToken).not.toBe(other.body.formToken);
  expect(await cms.strapi.db.query("api::captcha.captcha").count()).toBe(0);
});

test("a picture is a PNG, the same each time, and its id does not tell what it shows", async () => {
  const { captchaId } = (await issue()).body;
  const first = await call("captcha/picture", { body: { captchaId } });
  const again = await call("captcha/picture", { body: { captchaId } });
  expect(first.status).toBe(200);
  expect(again.body.file).toBe(first.body.file);
  const { format, width, height } = await sharp(Buffer.from(first.body.file, "base64")).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 240, height: 88 });
  expect(String(captchaId).toUpperCase()).not.toContain(answerOf(captchaId));
});

test("a sound is a WAV in the language that was asked for", async () => {
  const { captchaId } = (await issue()).body;
  const english = await call("captcha/sound", { body: { captchaId, language: "en" } });
  const german = await call("captcha/sound", { body: { captchaId, language: "de" } });
  for (const { body } of [english, german]) {
    const bytes = Buffer.from(body.file, "base64");
    expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
    expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44);
  }
  expect(german.body.file).not.toBe(english.body.file);
});

test("there is nothing to see for an id that is too old, forged or none", async () => {
  const old = captchaFrom(ago(11 * MINUTE_MS));
  const forged = `${captchaFrom(new Date()).slice(0, -4)}AAAA`;
  for (const captchaId of [old, forged, "x", "a.b.c.d"]) {
    expect((await call("captcha/picture", { body: { captchaId } })).status).toBe(404);
    expect((await call("captcha/sound", { body: { captchaId, language: "de" } })).status).toBe(404);
  }
});

test("drawing is limited for each visitor", async () => {
  const headers = { [VISITOR_KEY_HEADER]: "somebody-who-draws" };
  const captchaId = "x";
  const statuses = [];
  for (let count = 0; count < 121; count += 1)
    statuses.push((await call("captcha/picture", { body: { captchaId }, headers })).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});

async function issue() {
  return call("captcha", { body: { form: "contact" } });
}
