const MAX_FRAMES = 12;
const MAX_CAUSES = 3;

/** A stack frame: a function, and a position in a file. */
const FRAME = /^ +at (?:[^()]+ \()?(?:file:|node:|\/|[A-Z]:\\)[^\s()]*:\d+:\d+\)?$/;

/**
 * Describes an error for the log by its kind, its code and its stack, and by those of its causes. The message is left
 * out, because the database puts values into it, and with them what a visitor typed.
 */
export function describeError(error: unknown, causes = MAX_CAUSES): string {
  if (!(error instanceof Error)) return `${typeof error} was thrown`;
  const code = "code" in error && /^\w{1,40}$/.test(String(error.code)) ? ` (${String(error.code)})` : "";
  const lines = [error.name + code, ...framesOf(error)];
  if (error.cause !== undefined && causes > 0) lines.push(`caused by ${describeError(error.cause, causes - 1)}`);
  return lines.join("\n");
}

/** The message comes before the frames and may have several lines. */
function framesOf({ message, stack = "" }: Error): string[] {
  const lines = (stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack).split("\n");
  return lines.filter((line) => FRAME.test(line)).slice(0, MAX_FRAMES);
}
