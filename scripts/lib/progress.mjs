const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 80;
const CLEAR_LINE = "\r\x1b[2K";

/** @type {Set<{ label: string, startedAt: number }>} The running steps; on a terminal they share one line. */
const running = new Set();
/** @type {NodeJS.Timeout | null} */
let spinner = null;
let frame = 0;

/**
 * Shows that a long step runs and how long it took: a spinner on a terminal, plain lines elsewhere. Steps may run in
 * parallel.
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(label, work) {
  const { end } = startStep(label);
  try {
    const result = await work();
    end("✓");
    return result;
  } catch (error) {
    end("✗");
    throw error;
  }
}

/**
 * @param {string} label
 * @returns {{ end: (mark: "✓" | "✗") => void }}
 */
export function startStep(label) {
  const isTerminal = process.stdout.isTTY;
  const entry = { label, startedAt: Date.now() };
  running.add(entry);
  if (isTerminal) spinner ??= setInterval(() => process.stdout.write(CLEAR_LINE + spinnerLine()), FRAME_MS);
  else process.stdout.write(`… ${label}\n`);

  return {
    end(mark) {
      running.delete(entry);
      if (running.size === 0 && spinner) {
        clearInterval(spinner);
        spinner = null;
      }
      process.stdout.write(`${isTerminal ? CLEAR_LINE : ""}${mark} ${label} (${seconds(entry.startedAt)})\n`);
    },
  };
}

/** @param {number} startedAt */
export function seconds(startedAt) {
  return inSeconds(Date.now() - startedAt);
}

/** @param {number} ms */
export function inSeconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function spinnerLine() {
  const steps = [...running].map(({ label, startedAt }) => `${label} ${seconds(startedAt)}`);
  // A wrapped line could not be cleared.
  return `${FRAMES[frame++ % FRAMES.length]} ${steps.join(" · ")}`.slice(0, (process.stdout.columns || 80) - 1);
}
