import path from "node:path";
import { fileURLToPath } from "node:url";

/** The files for browsers. The server's bundle is in build/server, beside build/client. */
export const clientDirectory = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "client");
