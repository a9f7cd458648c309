// Loaded into each file of Node's own test runner. The runner reads its results from the file's standard output, and loses
// its way when the tested code prints there, too (nodejs/node#64061): those words go to standard error.
if (process.env.NODE_TEST_CONTEXT?.startsWith("child")) {
  const { stdout, stderr } = process;
  const writeResult = stdout.write;
  /** @type {(...args: Parameters<typeof stdout.write>) => boolean} */
  const write = (...args) => (typeof args[0] === "string" ? stderr.write(...args) : writeResult.apply(stdout, args));
  Object.assign(stdout, { write });
}
