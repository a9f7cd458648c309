/** An error that the user can fix: shown as its message, without a stack. */
export class Failure extends Error {}

/**
 * Runs a command's main function and turns its result into an exit status.
 * @param {() => Promise<number | void>} main
 */
export async function exitWith(main) {
  const status = await run(main);
  process.exitCode = status;
  // Libraries that clean up at the end, as the one that starts PostgreSQL, end the process with status 0.
  process.once("exit", () => {
    if (status !== 0) process.exitCode = status;
  });
}

/**
 * @param {() => Promise<number | void>} main
 * @returns {Promise<number>}
 */
async function run(main) {
  try {
    return (await main()) ?? 0;
  } catch (error) {
    const text = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
    return 1;
  }
}
