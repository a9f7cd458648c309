import { emailChangeTokenSchema, type EmailChangeAnswer, type EmailChangeLink } from "@wren/domain";
import { data, type RouterContextProvider } from "react-router";
import { followLink, previewLink } from "#app/cms/email-change.server.ts";
import type { CommonFailure } from "#app/cms/refusals.server.ts";
import type { LinkProblem, LinkState, LinkView } from "#app/lib/email-change-view.ts";
import { readableAddress } from "#app/lib/readable-address.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";

const STATUS: Record<LinkState, number> = { ready: 200, done: 200, repeated: 200, failed: 410, "not-found": 404 };

const STATES: Record<EmailChangeAnswer["outcome"], LinkState> = {
  confirmed: "done",
  undone: "done",
  "already-confirmed": "repeated",
  "already-undone": "repeated",
  failed: "failed",
  "not-found": "not-found",
};

type LinkRequest = { url: URL; context: Readonly<RouterContextProvider> };

/** Loads the page of a link without changing anything. */
export async function showLink(link: EmailChangeLink, { url, context }: LinkRequest) {
  // The page belongs to one mailbox and one moment.
  context.get(visitContext).mayBeShared = false;
  const token = tokenIn(url);
  const found = token ? await previewLink(visitorOf(context), { link, token }) : null;
  if (found && "code" in found) return answer({ link, state: "ready", address: null, problem: problemOf(found) });
  const state = found ? STATES[found.outcome] : "not-found";
  return answer({
    link,
    state: state === "done" ? "ready" : state,
    address: found && readableAddress(found.address),
    problem: null,
  });
}

/** Carries out the link's change. */
export async function applyLink(link: EmailChangeLink, { url, context }: LinkRequest) {
  const token = tokenIn(url);
  const done = token ? await followLink(visitorOf(context), { link, token }) : null;
  if (done && "code" in done) return answer({ link, state: "ready", address: null, problem: problemOf(done) });
  return answer({ link, state: done ? STATES[done.outcome] : "not-found", address: null, problem: null });
}

function answer(view: LinkView) {
  const { state, problem } = view;
  const retryAfterSeconds = problem ? Math.max(1, problem.waitMinutes) * 60 : 0;
  const problemStatus = problem?.code === "too-many-tries" ? 429 : 503;
  return data(view, {
    status: problem ? problemStatus : STATUS[state],
    headers: {
      // The address contains the token, so not even our own pages get it as referrer.
      "Referrer-Policy": "strict-origin",
      ...(retryAfterSeconds > 0 && { "Retry-After": String(retryAfterSeconds) }),
    },
  });
}

function problemOf(failure: CommonFailure): LinkProblem {
  const waitMinutes = failure.code === "too-many-tries" ? Math.ceil(failure.retryAfterSeconds / 60) : 1;
  return { code: failure.code, waitMinutes };
}

function tokenIn(url: URL): string | null {
  return emailChangeTokenSchema.safeParse(url.searchParams.get("token")).data ?? null;
}
