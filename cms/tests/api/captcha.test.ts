import path from "node:path";
import { CAPTCHA_LENGTH, LOCALES, VISITOR_KEY_HEADER } from "@wren/domain";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootFromTemplate, requireBuilt, type BootedCms } from "../support/boot";
import { createCaller } from "../support/call";
import { ago, answerOf, captchaFrom, MINUTE_MS } from "../support/contact";

const { CAPTCHA_ALPHABET } = requireBuilt(
  "api/captcha/work/captcha-answer",
) as typeof import("../../src/api/captcha/work/captcha-answer");
const { mixSound } = requireBuilt("api/captcha/work/sound") as typeof import("../../src/api/captcha/work/sound");
const { loadSoundBank } = requireBuilt(
  "api/captcha/work/sound-bank",
) as typeof import("../../src/api/captcha/work/sound-bank");

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

test("a sound is a WAV in the language that was asked for, the same each time", async () => {
  const { captchaId } = (await issue()).body;
  const english = await call("captcha/sound", { body: { captchaId, language: "en" } });
  const again = await call("captcha/sound", { body: { captchaId, language: "en" } });
  expect(again.body.file).toBe(english.body.file);
  const german = await call("captcha/sound", { body: { captchaId, language: "de" } });
  for (const { body } of [english, german]) {
    const bytes = Buffer.from(body.file, "base64");
    expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
    expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44);
  }
  expect(german.body.file).not.toBe(english.body.file);
});

test("every letter has many words in both languages, and the murmur leaves no pause in which a word would stand out", async () => {
  const soundsDir = path.resolve(import.meta.dirname, "..", "..", "..", "art", "captcha");
  for (const locale of LOCALES) {
    const { byLetter } = await loadSoundBank(soundsDir, locale);
    expect(Array.from(byLetter.keys()).toSorted().join("")).toBe(CAPTCHA_ALPHABET);
    for (const recordings of byLetter.values()) expect(recordings).toHaveLength(42);
    const { voice, murmur, words } = await mixSound(captchaFrom(new Date()), { locale, soundsDir });
    expect(words).toHaveLength(CAPTCHA_LENGTH);
    const tenths = Array.from({ length: Math.floor(murmur.length / 800) }, (_, at) => loudest(murmur, at * 800, 800));
    expect(Math.min(...tenths)).toBeGreaterThan(0.05 * loudest(voice, 0, voice.length));
  }
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

function loudest(samples: Float64Array, start: number, count: number): number {
  return samples.subarray(start, start + count).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

async function issue() {
  return call("captcha", { body: { form: "contact" } });
}
