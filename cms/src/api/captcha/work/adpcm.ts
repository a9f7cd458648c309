const LEAST_STEP = 7;
const GROWTH = 1.1;
const HIGHEST_LEVEL = 88;

const STEPS = Array.from({ length: HIGHEST_LEVEL + 1 }, (_, level) => Math.round(LEAST_STEP * GROWTH ** level));

/** Decodes the samples that `art/make-captcha-sounds.mjs` wrote: each half byte is a sign and a size of 0 to 7. */
export function decodeAdpcm(bytes: Buffer, count: number): Float64Array {
  const samples = new Float64Array(count);
  let value = 0;
  let level = 0;
  for (let index = 0; index < count; index += 1) {
    const code = ((bytes[index >> 1] ?? 0) >> (index % 2 === 0 ? 0 : 4)) & 15;
    const size = code & 7;
    const change = ((STEPS[level] ?? LEAST_STEP) * (2 * size + 1)) / 8;
    value = Math.max(-32_768, Math.min(32_767, value + (code > 7 ? -change : change)));
    level = Math.max(0, Math.min(HIGHEST_LEVEL, level + (size < 4 ? -1 : 2 * (size - 3))));
    samples[index] = value;
  }
  return samples;
}
