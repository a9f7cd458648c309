// Learning from solved sounds: nearest neighbours by dynamic time warping, and a small neural network.

/** @typedef {{ frames: Float32Array[], label: number }} Example */
/** @typedef {(frames: Float32Array[]) => Float64Array} Judge a score for each character, larger for likelier */

const NEIGHBOURS = 7;
const BAND_SHARE = 0.2;
/** Frames of which one is compared: their neighbours say nearly the same. */
const EVERY = 2;

/**
 * @param {Example[]} examples
 * @param {number} labels
 * @param {(frames: Float32Array[]) => Float32Array[]} part the frames to compare: all, or those of the word's beginning
 * @returns {Judge}
 */
export function neighbours(examples, labels, part) {
  const every = (/** @type {Float32Array[]} */ frames) => part(frames).filter((_, at) => at % EVERY === 0);
  const known = examples.map(({ frames, label }) => ({ frames: every(frames), label }));
  return (frames) => {
    const own = every(frames);
    const nearest = known
      .map((one) => ({ label: one.label, distance: warpedDistance(own, one.frames) }))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, NEIGHBOURS);
    const scores = new Float64Array(labels).fill(1e-3);
    const scale = nearest[0]?.distance ?? 1;
    for (const { label, distance } of nearest) scores[label] = (scores[label] ?? 0) + (scale / distance) ** 8;
    return logShares(scores);
  };
}

/**
 * The least cost of laying one sequence over the other, for each frame of both.
 * @param {Float32Array[]} a
 * @param {Float32Array[]} b
 */
function warpedDistance(a, b) {
  const width = b.length;
  const band = Math.ceil(Math.max(4, BAND_SHARE * width));
  let before = new Float64Array(width + 1).fill(Infinity);
  before[0] = 0;
  for (let row = 1; row <= a.length; row += 1) {
    const now = new Float64Array(width + 1).fill(Infinity);
    const middle = Math.round((row * width) / a.length);
    const own = a[row - 1];
    for (let column = Math.max(1, middle - band); column <= Math.min(width, middle + band); column += 1) {
      const diagonal = before[column - 1] ?? Infinity;
      const straight = Math.min(before[column] ?? Infinity, now[column - 1] ?? Infinity);
      now[column] = distance(own, b[column - 1]) + Math.min(diagonal, straight);
    }
    before = now;
  }
  return (before[width] ?? Infinity) / (a.length + width) + 1e-9;
}

/**
 * @param {Float32Array | undefined} a
 * @param {Float32Array | undefined} b
 */
function distance(a, b) {
  let sum = 0;
  if (!a || !b) return Infinity;
  for (let at = 0; at < a.length; at += 1) {
    const apart = /** @type {number} */ (a[at]) - /** @type {number} */ (b[at]);
    sum += apart * apart;
  }
  return Math.sqrt(sum);
}

const HIDDEN = 64;
const EPOCHS = 25;
const RATE = 0.02;
const DECAY = 1e-4;
const SHIFT_FRAMES = 3;

/**
 * One hidden layer over the word at a fixed length and over its beginning, trained on shifted copies.
 * @param {Example[]} examples
 * @param {number} labels
 * @returns {Judge}
 */
export function network(examples, labels) {
  const size = inputOf(examples[0]?.frames ?? [], 0).length;
  const random = numbersFrom(7);
  const inner = Float32Array.from({ length: HIDDEN * size }, () => (random() - 0.5) * Math.sqrt(12 / size));
  const outer = Float32Array.from({ length: labels * HIDDEN }, () => (random() - 0.5) * Math.sqrt(12 / HIDDEN));
  const [innerBias, outerBias] = [new Float32Array(HIDDEN), new Float32Array(labels)];
  const hidden = new Float32Array(HIDDEN);

  /** @param {Float32Array} input */
  function forward(input) {
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      let sum = innerBias[unit] ?? 0;
      const row = unit * size;
      for (let at = 0; at < size; at += 1)
        sum += /** @type {number} */ (inner[row + at]) * /** @type {number} */ (input[at]);
      hidden[unit] = Math.max(0, sum);
    }
    const scores = Float64Array.from(outerBias);
    for (let label = 0; label < labels; label += 1)
      for (let unit = 0; unit < HIDDEN; unit += 1)
        scores[label] = (scores[label] ?? 0) + (hidden[unit] ?? 0) * (outer[label * HIDDEN + unit] ?? 0);
    const most = Math.max(...scores);
    return logShares(scores.map((score) => Math.exp(score - most) + 1e-12));
  }

  /**
   * @param {Float32Array} input
   * @param {number} label
   * @param {number} rate
   */
  function learn(input, label, rate) {
    const wrong = forward(input).map((share, at) => Math.exp(share) - (at === label ? 1 : 0));
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const value = hidden[unit] ?? 0;
      let back = 0;
      for (let at = 0; at < labels; at += 1) {
        const place = at * HIDDEN + unit;
        const weight = outer[place] ?? 0;
        back += weight * (wrong[at] ?? 0);
        outer[place] = weight - rate * ((wrong[at] ?? 0) * value + DECAY * weight);
      }
      if (value === 0) continue;
      innerBias[unit] = (innerBias[unit] ?? 0) - rate * back;
      const [row, pull, keep] = [unit * size, rate * back, 1 - rate * DECAY];
      for (let at = 0; at < size; at += 1)
        inner[row + at] = /** @type {number} */ (inner[row + at]) * keep - pull * /** @type {number} */ (input[at]);
    }
    wrong.forEach((error, at) => (outerBias[at] = (outerBias[at] ?? 0) - rate * error));
  }

  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE * (1 - epoch / EPOCHS);
    for (let turn = 0; turn < examples.length; turn += 1) {
      const example = examples[Math.floor(random() * examples.length)];
      const shift = Math.round((random() - 0.5) * 2 * SHIFT_FRAMES);
      if (example) learn(inputOf(example.frames, shift), example.label, rate);
    }
  }
  return (frames) => forward(inputOf(frames, 0));
}

const WHOLE_FRAMES = 12;
const BEGINNING_FRAMES = 16;

/**
 * @param {Float32Array[]} frames
 * @param {number} shift
 */
function inputOf(frames, shift) {
  const at = (/** @type {number} */ index) =>
    frames[Math.max(0, Math.min(frames.length - 1, Math.round(index) + shift))];
  const whole = Array.from({ length: WHOLE_FRAMES }, (_, step) =>
    at((step * (frames.length - 1)) / (WHOLE_FRAMES - 1)),
  );
  const beginning = Array.from({ length: BEGINNING_FRAMES }, (_, step) => at(2 * step));
  const parts = [...whole, ...beginning];
  const input = new Float32Array(parts.length * 26);
  parts.forEach(
    (part, index) =>
      part &&
      input.set(
        part.map((value) => value / 3),
        index * 26,
      ),
  );
  return input;
}

/** @param {Float64Array} scores */
function logShares(scores) {
  const total = scores.reduce((sum, score) => sum + score, 0);
  return scores.map((score) => Math.log(score / total));
}

/** The same numbers in every run. @param {number} seed */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
