import fs from "node:fs";
import { mock } from "node:test";
import { hsts } from "@mdn/mdn-http-observatory/src/analyzer/hsts.js";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { Session } from "@mdn/mdn-http-observatory/src/retriever/session.js";
import { parseHttpEquivHeaders } from "@mdn/mdn-http-observatory/src/retriever/utils.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import type { APIResponse } from "@playwright/test";

assumeNobodyIsPreloaded();

/**
 * Rates an answer with the MDN HTTP Observatory. Its scanner needs a public host with a certificate, so its tests and
 * its scoring are fed with an answer of the local site, as if it came from `publicUrl`.
 */
export async function rate(answer: APIResponse, publicUrl: string) {
  const url = new URL(publicUrl);
  const body = await answer.text();
  const cookies = answer.headersArray().flatMap(({ name, value }) => (/^set-cookie$/i.test(name) ? [value] : []));
  const session = new Session(url);
  for (const cookie of cookies) session.jar.setCookieSync(cookie, url.href);

  const headers = { ...answer.headers(), "set-cookie": cookies };
  const response = { status: answer.status(), headers, data: body, verified: true };
  const requests = new Requests(url.hostname);
  requests.session = session;
  requests.resources.path = body;
  requests.responses.https = response;
  requests.responses.cors = response;
  requests.responses.auto = { ...response, httpEquiv: parseHttpEquivHeaders(body, url.href) };

  const results = ALL_TESTS.map((test) => test(requests));
  return { score: sum(results.map(({ result }) => getScoreModifier(result))), failed: namesOfFailed(results) };
}

/** Adds up the score. Bonus points count only when hardly any were lost. */
function sum(modifiers: number[]): number {
  const withoutCredit = modifiers.filter((modifier) => modifier < 0).reduce((total, modifier) => total + modifier, 100);
  if (withoutCredit < MINIMUM_SCORE_FOR_EXTRA_CREDIT) return withoutCredit;
  return modifiers.reduce((total, modifier) => total + modifier, 100);
}

function namesOfFailed(results: { pass: boolean | null; result: string | null }[]): (string | null)[] {
  return results.filter(({ pass }) => !pass).map(({ result }) => result);
}

/**
 * Supplies an empty HSTS preload list instead of downloading one. The list only gives bonus points, so an empty one is
 * strict.
 */
function assumeNobodyIsPreloaded(): void {
  const reading = mock.method(fs, "readFileSync", () => "{}");
  hsts(); // Caches the list it reads.
  reading.mock.restore();
}
