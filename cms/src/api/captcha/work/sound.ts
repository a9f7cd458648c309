import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locale } from "@wren/domain";
import { answerOf } from "./captcha-answer";
import { captchaKey } from "./captcha-id";
import { createChance, type Chance } from "./chance";
import { readWav, SAMPLES_A_SECOND, writeWav } from "./wav";

/** Amplitude, of 32,767: audible, but below the voice. */
const NOISE = 1_500;
const EDGE_SECONDS = 0.5;

type Asked = { locale: Locale; soundsDir: string };

/** Speaks the answer letter by letter, with a word for each: at varying speed, with random gaps, over light noise. */
export async function speakAnswer(id: string, { locale, soundsDir }: Asked): Promise<Buffer> {
  const chance = createChance(captchaKey(`sound ${locale}`, id));
  const parts: Float64Array[] = [silence(EDGE_SECONDS)];
  for (const character of answerOf(id)) {
    const spoken = readWav(await readFile(path.join(soundsDir, locale, `${character}.wav`)));
    parts.push(atPace(spoken, chance.between(0.88, 1.08)), silence(chance.between(0.4, 0.9)));
  }
  parts.push(silence(EDGE_SECONDS));
  return writeWav(overNoise(parts, chance));
}

function silence(seconds: number): Float64Array {
  return new Float64Array(Math.round(seconds * SAMPLES_A_SECOND));
}

function atPace(samples: Float64Array, pace: number): Float64Array {
  return Float64Array.from({ length: Math.floor(samples.length / pace) }, (_, index) => {
    const at = index * pace;
    const [left, right] = [samples[Math.floor(at)] ?? 0, samples[Math.ceil(at)] ?? 0];
    return left + (right - left) * (at % 1);
  });
}

/** Mixes in averaged noise, which sounds like wind instead of a hiss. */
function overNoise(parts: Float64Array[], chance: Chance): Float64Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const mixed = new Float64Array(length);
  let noise = 0;
  for (let index = 0; index < length; index += 1) {
    noise = noise * 0.6 + chance.between(-NOISE, NOISE);
    mixed[index] = noise;
  }
  let start = 0;
  for (const part of parts) {
    part.forEach((sample, index) => (mixed[start + index] = (mixed[start + index] ?? 0) + sample));
    start += part.length;
  }
  return mixed;
}
