/**
 * @typedef {{ label: string, value: string, isKept: boolean }} Figure a measured value, and whether it meets its target
 */

/** @param {Figure} figure */
export function print({ label, value, isKept }) {
  process.stdout.write(`${isKept ? " " : "✗"} ${label.padEnd(44)}${value}\n`);
}

/**
 * @param {string} label
 * @param {number} value
 * @param {{ atMost?: number, atLeast?: number, unit?: string, digits?: number }} promise
 * @returns {Figure}
 */
export function figure(label, value, { atMost = Infinity, atLeast = -Infinity, unit = "", digits = 0 }) {
  const promise = atMost < Infinity ? `at most ${atMost}` : `at least ${atLeast}`;
  return {
    label,
    value: `${value.toFixed(digits)}${unit} (${promise}${unit})`,
    isKept: value <= atMost && value >= atLeast,
  };
}
