import { data, replace } from "react-router";
import { env } from "#app/env.server.ts";
import { BEGIN_FORM, WITHOUT_ADDRESS } from "#app/features/account/begin-form.tsx";
import { ChatAccount } from "#app/features/account/chat-account.tsx";
import { ChatRoom } from "#app/features/chat/chat-room.tsx";
import { MESSAGE_FORM } from "#app/features/chat/chat-view.ts";
import { ChatUnavailable } from "#app/features/chat/chat-unavailable.tsx";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { COOKIE_MARKS, withoutMark } from "#app/lib/cookie-marks.ts";
import type { AccountErrorCode } from "#app/lib/account-errors.ts";
import type { FormFailure } from "#app/lib/form-failure.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { findRoom, makeMessageKey } from "../chat/room.server.ts";
import { handleChatForm } from "./chat-action.server.ts";
import { ERASED_PARAM } from "./chat-params.ts";
import type { Route } from "./+types/chat";

/** The page changes by itself, so that its scripts come at once. */
export const handle = { isLive: true };

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: withoutMark(location.pathname), publicUrl, socialImage });
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  // Each visitor gets a message key of their own.
  visit.mayBeShared = false;
  visit.browserCopy = "form";
  const cookieRefusal = Object.entries(COOKIE_REFUSALS).find(([mark]) => url.pathname.endsWith(mark))?.[1];
  const pathname = withoutMark(url.pathname);
  const [content, room] = await Promise.all([findContentPage(pathname, visit), findRoom(request, context)]);
  if (!content) throw routeCheckFailed(delocalizePath(pathname));
  const isErased = url.searchParams.has(ERASED_PARAM);
  if (cookieRefusal && typeof room === "object") throw replace(pathname);
  const refusal = room === "none" && cookieRefusal ? cookieRefusal : null;
  const init =
    room === "unavailable" ? { status: 503, headers: { "Retry-After": "30" } } : { status: refusal ? 400 : 200 };
  const [pageForm, provider] = [formOf(room), env.OAUTH_PROVIDER_NAME ?? null];
  return data({ ...content, room, refusal, isErased, pageForm, provider, messageKey: makeMessageKey() }, init);
}

type Refusal = FormFailure<AccountErrorCode>;

/** By the mark of the redirect: the form was right, but the session's cookie did not come back. */
const COOKIE_REFUSALS: Record<string, Refusal> = {
  [COOKIE_MARKS.signedIn]: { form: "sign-in", values: {}, errors: {}, problem: { code: "cookie-refused" } },
  [COOKIE_MARKS.begun]: { form: BEGIN_FORM, values: {}, errors: {}, problem: { code: "cookie-refused-begun" } },
  [COOKIE_MARKS.begunWithoutAddress]: {
    form: BEGIN_FORM,
    values: { way: WITHOUT_ADDRESS },
    errors: {},
    problem: { code: "cookie-refused-numbered" },
  },
};

/** The signed-out page has two forms; scripts find the one with typed text. */
function formOf(room: Awaited<ReturnType<typeof findRoom>>): string | null {
  if (room === "unavailable") return null;
  if (room === "none") return BEGIN_FORM;
  return room.view.state.isBlocked ? null : MESSAGE_FORM;
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(withoutMark(url.pathname), serverLoader());
}

/** Passes on `Retry-After`, when the action or the loader set one. */
export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
  return handleChatForm(request, context);
}

export default function ChatRoute({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { page, room, refusal, provider, isErased, messageKey } = loaderData;
  const [root] = matches;
  if (room === "unavailable") return <ChatUnavailable />;
  if (room !== "none") {
    const email = root.loaderData.user?.email ?? null;
    const { message: failure = null, transcript: transcriptProblem = null } = actionData ?? {};
    return <ChatRoom {...{ room, email, isErased, failure, transcriptProblem }} title={page.title} />;
  }
  return (
    <ContentPage page={page}>
      <ChatAccount
        provider={provider}
        messageKey={messageKey}
        failure={actionData?.account ?? refusal ?? undefined}
        carried={actionData?.carried ?? {}}
      />
    </ContentPage>
  );
}
