// Types for the parts of the package that support/observatory.ts uses; it ships none.

declare module "@mdn/mdn-http-observatory/src/analyzer/hsts.js" {
  export function hsts(): Map<string, object>;
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string | null): number;
}

declare module "@mdn/mdn-http-observatory/src/retriever/session.js" {
  export class Session {
    constructor(url: URL);
    jar: { setCookieSync(cookie: string, url: string): unknown };
  }
}

declare module "@mdn/mdn-http-observatory/src/retriever/utils.js" {
  export function parseHttpEquivHeaders(html: string, baseUrl: string): Map<string, string[]>;
}

declare module "@mdn/mdn-http-observatory/src/types.js" {
  import type { Session } from "@mdn/mdn-http-observatory/src/retriever/session.js";

  type Answer = { status: number; headers: Record<string, string | string[]>; data: string; verified: boolean };

  export class Requests {
    constructor(hostname: string);
    session: Session | null;
    resources: { path: string | null };
    responses: {
      auto: (Answer & { httpEquiv: Map<string, string[]> }) | null;
      https: Answer | null;
      cors: Answer | null;
    };
  }
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js";

  export const ALL_TESTS: ((requests: Requests) => { pass: boolean | null; result: string | null })[];
}
