import type { Core } from "@strapi/strapi";

/** Quiet by default: a start is told by `npm start`, and requests are nobody's business. */
const config = ({ env }: Core.Config.Shared.ConfigParams) => ({ level: env("LOG_LEVEL", "warn") });

export default config;
