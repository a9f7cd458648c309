import { adminApi } from "@strapi/strapi/admin";

/** The parts that we use of a call of Strapi's, which are untyped. */
export type Call<Asked, Answer> = {
  keepUnusedDataFor?: number;
  query?: (asked: Asked) => unknown;
  transformResponse?: (response: unknown, meta: unknown, asked: Asked) => Answer;
};

type Calls = { enhanceEndpoints(changes: { endpoints: object }): void };

/** Changes calls of Strapi's client, each by its name, before they are made. */
export function enhanceCalls(endpoints: object): void {
  const calls = adminApi as unknown as Calls;
  calls.enhanceEndpoints({ endpoints });
}

/** Changes every answer of a call before Strapi's pages see it. */
export function changeAnswer<Asked, Answer>(call: Call<Asked, Answer>, change: (answer: Answer) => Answer): void {
  const { transformResponse = (response) => response as Answer } = call;
  call.transformResponse = (...answered) => change(transformResponse(...answered));
}
