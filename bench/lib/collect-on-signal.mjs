// Loaded into a server that is measured: on SIGUSR2 it frees what it does not need any more, so that memory can be
// compared.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
process.on("SIGUSR2", () => collect());
