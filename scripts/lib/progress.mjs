const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 80;

/**
 * Shows that a long step runs and how long it took: a spinner on a terminal, plain lines elsewhere.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(label, work) {
  const startedAt = Date.now();
  const spinner = process.stdout.isTTY ? startSpinner(label, startedAt) : null;
  if (!spinner) process.stdout.write(`… ${label}\n`);
  try {
    const result = await work();
    finish(`✓ ${label} (${seconds(startedAt)})`);
    return result;
  } catch (error) {
    finish(`✗ ${label} (${seconds(startedAt)})`);
    throw error;
  }

  /** @param {string} line */
  function finish(line) {
    if (spinner) clearInterval(spinner);
    process.stdout.write(spinner ? `\r\x1b[2K${line}\n` : `${line}\n`);
  }
}

/** @param {number} startedAt */
export function seconds(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}

/**
 * @param {string} label
 * @param {number} startedAt
 */
function startSpinner(label, startedAt) {
  let frame = 0;
  return setInterval(() => {
    process.stdout.write(`\r\x1b[2K${FRAMES[frame++ % FRAMES.length]} ${label} ${seconds(startedAt)}`);
  }, FRAME_MS);
}
