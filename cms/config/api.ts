import type { Core } from "@strapi/strapi";

const config: Core.Config.Api = {
  rest: {
    defaultLimit: 25,
    maxLimit: 100,
    withCount: true,
    // Unknown query keys are refused: filters on internal fields have leaked secrets before (CVE-2026-27886).
    strictParams: true,
  },
  documents: { strictParams: true },
};

export default config;
