/** An error that the user can fix: shown as its message, without a stack. */
export class Failure extends Error {}

/**
 * Runs a command's main function and turns its result into an exit status.
 * @param {() => Promise<number | void>} main
 */
export async function exitWith(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const text = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
    process.exitCode = 1;
  }
}
