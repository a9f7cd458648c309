// Features of speech as recognizers compute them: mel-frequency cepstra of frames of 25 ms, with their slopes.
export const FRAMES_A_SECOND = 100;

const RATE = 8_000;
const FRAME = 200;
const HOP = RATE / FRAMES_A_SECOND;
const FFT = 256;
const BANDS = 24;
const CEPSTRA = 13;
const SLOPE_REACH = 2;

/** @typedef {{ cepstra: Float32Array[], loudness: Float32Array }} Heard */

/**
 * Each frame's cepstra and slopes, with the recording's mean and spread removed, and its loudness in decibels.
 * @param {Float64Array} samples
 * @returns {Heard}
 */
export function hear(samples) {
  const frames = Math.max(1, Math.floor((samples.length - FRAME) / HOP) + 1);
  const loudness = new Float32Array(frames);
  const plain = Array.from({ length: frames }, (_, frame) => {
    const power = powerOf(samples, frame * HOP);
    loudness[frame] = 10 * Math.log10(power.reduce((sum, one) => sum + one, 1));
    return cepstraOf(power);
  });
  standardize(plain);
  return { cepstra: plain.map((own, frame) => withSlopes(plain, own, frame)), loudness };
}

const WINDOW = Float64Array.from(
  { length: FRAME },
  (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (FRAME - 1)),
);

/**
 * Power of each frequency of one frame.
 * @param {Float64Array} samples
 * @param {number} start
 */
export function powerOf(samples, start) {
  const [real, imaginary] = [new Float64Array(FFT), new Float64Array(FFT)];
  for (let at = 0; at < FRAME; at += 1) {
    const [now, before] = [samples[start + at] ?? 0, samples[start + at - 1] ?? 0];
    real[at] = (now - 0.9 * before) * (WINDOW[at] ?? 0);
  }
  transform(real, imaginary);
  return Float64Array.from({ length: FFT / 2 }, (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2);
}

/**
 * The fast Fourier transform, in place.
 * @param {Float64Array} real
 * @param {Float64Array} imaginary
 */
export function transform(real, imaginary) {
  const size = real.length;
  for (let from = 1, to = 0; from < size; from += 1) {
    let bit = size >> 1;
    for (; to & bit; bit >>= 1) to ^= bit;
    to ^= bit;
    if (from < to) {
      [real[from], real[to]] = [real[to] ?? 0, real[from] ?? 0];
      [imaginary[from], imaginary[to]] = [imaginary[to] ?? 0, imaginary[from] ?? 0];
    }
  }
  for (let length = 2; length <= size; length *= 2)
    for (let step = 0; step < length / 2; step += 1) {
      const angle = (-2 * Math.PI * step) / length;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      for (let low = step; low < size; low += length) {
        const high = low + length / 2;
        const x = (real[high] ?? 0) * cos - (imaginary[high] ?? 0) * sin;
        const y = (real[high] ?? 0) * sin + (imaginary[high] ?? 0) * cos;
        real[high] = (real[low] ?? 0) - x;
        imaginary[high] = (imaginary[low] ?? 0) - y;
        real[low] = (real[low] ?? 0) + x;
        imaginary[low] = (imaginary[low] ?? 0) + y;
      }
    }
}

const FILTERS = melFilters();

function melFilters() {
  const mel = (/** @type {number} */ hertz) => 2595 * Math.log10(1 + hertz / 700);
  const hertzOf = (/** @type {number} */ at) => 700 * (10 ** (at / 2595) - 1);
  const [low, high] = [mel(100), mel(3_900)];
  const edge = (/** @type {number} */ band) => (hertzOf(low + ((high - low) * band) / (BANDS + 1)) * FFT) / RATE;
  return Array.from({ length: BANDS }, (_, band) => {
    const [left, middle, right] = [edge(band), edge(band + 1), edge(band + 2)];
    const first = Math.ceil(left);
    const weights = Array.from({ length: Math.ceil(right) - first }, (__, at) =>
      Math.max(0, Math.min((first + at - left) / (middle - left), (right - first - at) / (right - middle))),
    );
    return { first, weights };
  });
}

const COSINES = Array.from({ length: CEPSTRA }, (_, order) =>
  Array.from({ length: BANDS }, (__, at) => Math.cos((Math.PI * order * (at + 0.5)) / BANDS)),
);

/** @param {Float64Array} power */
function cepstraOf(power) {
  const bands = FILTERS.map(({ first, weights }) => {
    let sum = 1;
    for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (power[first + at] ?? 0);
    return Math.log(sum);
  });
  return Float32Array.from(COSINES, (cosines) => {
    let sum = 0;
    for (let band = 0; band < BANDS; band += 1) sum += (bands[band] ?? 0) * (cosines[band] ?? 0);
    return sum;
  });
}

/** @param {Float32Array[]} frames */
function standardize(frames) {
  for (let order = 0; order < CEPSTRA; order += 1) {
    const mean = frames.reduce((sum, frame) => sum + (frame[order] ?? 0), 0) / frames.length;
    const spread = Math.sqrt(frames.reduce((sum, frame) => sum + ((frame[order] ?? 0) - mean) ** 2, 0) / frames.length);
    for (const frame of frames) frame[order] = ((frame[order] ?? 0) - mean) / (spread || 1);
  }
}

/**
 * @param {Float32Array[]} frames
 * @param {Float32Array} own
 * @param {number} at
 */
function withSlopes(frames, own, at) {
  const [before, after] = [
    frames[Math.max(0, at - SLOPE_REACH)],
    frames[Math.min(frames.length - 1, at + SLOPE_REACH)],
  ];
  return Float32Array.from({ length: 2 * CEPSTRA }, (_, order) =>
    order < CEPSTRA ? (own[order] ?? 0) : (after?.[order - CEPSTRA] ?? 0) - (before?.[order - CEPSTRA] ?? 0),
  );
}
