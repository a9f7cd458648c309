import { env } from "../src/platform/env";

/** Quiet by default: a start is told by `npm start`, and requests are nobody's business. */
const config = () => ({ level: env("LOG_LEVEL") });

export default config;
