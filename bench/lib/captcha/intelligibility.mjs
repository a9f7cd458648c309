// How much of speech people understand in noise, by the short-time objective intelligibility measure (Taal and others,
// 2011): the likeness of the envelopes of clean and noisy speech in thirds of an octave over 384 ms. The measure was
// fitted to listeners; here it is computed at 8 kHz, with the bands that fit below 4 kHz.
import { transform } from "./hearing.mjs";

const RATE = 8_000;
const FRAME = 204;
const FFT = 512;
const BANDS = 14;
const LOWEST_HZ = 150;
const SEGMENT = 30;
const CLIP = 1 + 10 ** (15 / 20);
/** Softest frames that count, below the loudest, in decibels. */
const RANGE_DB = 40;

/**
 * From 0 to 1.
 * @param {Float64Array} clean
 * @param {Float64Array} noisy
 */
export function intelligibility(clean, noisy) {
  const heard = framesOf(clean, noisy);
  let [sum, count] = [0, 0];
  for (let end = SEGMENT; end <= heard.length; end += 1)
    for (let band = 0; band < BANDS; band += 1) {
      const part = heard.slice(end - SEGMENT, end);
      sum += likeness(
        part.map((one) => one.clean[band] ?? 0),
        part.map((one) => one.noisy[band] ?? 0),
      );
      count += 1;
    }
  return sum / Math.max(1, count);
}

/**
 * Share of words that listeners of English sentences understood at this measure, in percent: the fit of its authors.
 * @param {number} measure
 */
export function percentUnderstood(measure) {
  return 100 / (1 + Math.exp(-17.4906 * measure + 9.6921));
}

/**
 * @param {Float64Array} clean
 * @param {Float64Array} noisy
 */
function framesOf(clean, noisy) {
  const starts = Array.from(
    { length: Math.max(0, Math.floor((clean.length - FRAME) / (FRAME / 2))) },
    (_, at) => (at * FRAME) / 2,
  );
  const loudness = starts.map((start) =>
    clean.subarray(start, start + FRAME).reduce((sum, one) => sum + one * one, 1e-9),
  );
  const least = Math.max(...loudness) / 10 ** (RANGE_DB / 10);
  return starts
    .filter((_, at) => (loudness[at] ?? 0) > least)
    .map((start) => ({ clean: bandsOf(clean, start), noisy: bandsOf(noisy, start) }));
}

/**
 * @param {Float64Array} samples
 * @param {number} start
 */
function bandsOf(samples, start) {
  const [real, imaginary] = [new Float64Array(FFT), new Float64Array(FFT)];
  for (let at = 0; at < FRAME; at += 1)
    real[at] = (samples[start + at] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 1)) / (FRAME + 1)));
  transform(real, imaginary);
  return Array.from({ length: BANDS }, (_, band) => {
    const middle = LOWEST_HZ * 2 ** (band / 3);
    const [first, end] = [2 ** (-1 / 6), 2 ** (1 / 6)].map((edge) => Math.round((middle * edge * FFT) / RATE));
    let power = 0;
    for (let bin = first ?? 0; bin < Math.min(FFT / 2, end ?? 0); bin += 1)
      power += (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    return Math.sqrt(power);
  });
}

/**
 * Correlation of two envelopes, after the noisy one was scaled to the clean one and clipped.
 * @param {number[]} clean
 * @param {number[]} noisy
 */
function likeness(clean, noisy) {
  const scale = Math.sqrt(total(clean.map((one) => one ** 2)) / (total(noisy.map((one) => one ** 2)) + 1e-12));
  const clipped = noisy.map((one, at) => Math.min(one * scale, (clean[at] ?? 0) * CLIP));
  const [a, b] = [centred(clean), centred(clipped)];
  return (
    total(a.map((one, at) => one * (b[at] ?? 0))) /
    (Math.sqrt(total(a.map((x) => x ** 2)) * total(b.map((x) => x ** 2))) + 1e-12)
  );
}

/** @param {number[]} numbers */
function total(numbers) {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** @param {number[]} numbers */
function centred(numbers) {
  const mean = total(numbers) / numbers.length;
  return numbers.map((one) => one - mean);
}
