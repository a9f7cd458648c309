import { registerFormSchema, signInFormSchema } from "@wren/domain";
import { register, signIn, signOut } from "#app/cms/accounts.server.ts";
import { env } from "#app/env.server.ts";
import { ChatAccount } from "#app/features/account/chat-account.tsx";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { goToChat, refuseFields, refuseForm } from "./account-action.server.ts";
import type { Route } from "./+types/chat";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(visitContext);
  const data = await findContentPage(url.pathname, locale);
  if (!data) throw routeCheckFailed(delocalizePath(url.pathname));
  return { ...data, provider: env.OAUTH_PROVIDER_NAME ?? null };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

/** How long to wait, when that was the answer. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  switch (form.get("form")) {
    case "register":
      return startAsSomebodyNew(form, context);
    case "sign-out":
      await signOut(visitorOf(context));
      return goToChat(context.get(visitContext), "signed-out");
    default:
      return enter(form, context);
  }
}

export default function ChatRoute({ loaderData, actionData, matches }: Route.ComponentProps) {
  const [root] = matches;
  const failure = actionData && "form" in actionData ? actionData : undefined;
  const sentTo = actionData && "confirmationSentTo" in actionData ? actionData.confirmationSentTo : null;
  return (
    <ContentPage page={loaderData.page}>
      <ChatAccount
        provider={loaderData.provider}
        user={root.loaderData.user}
        failure={failure}
        confirmationSentTo={sentTo}
      />
    </ContentPage>
  );
}

async function enter(form: FormData, context: Route.ActionArgs["context"]) {
  const parsed = parseForm(signInFormSchema, form);
  if (!parsed.ok) return refuseFields("sign-in", parsed);
  const outcome = await signIn(visitorOf(context), parsed.data);
  if (!outcome.ok) return refuseForm("sign-in", { identifier: parsed.data.identifier }, outcome);
  return goToChat(context.get(visitContext));
}

async function startAsSomebodyNew(form: FormData, context: Route.ActionArgs["context"]) {
  const parsed = parseForm(registerFormSchema, form);
  if (!parsed.ok) return refuseFields("register", parsed);
  const outcome = await register(visitorOf(context), parsed.data);
  if (!outcome.ok) return refuseForm("register", { email: parsed.data.email }, outcome);
  return { confirmationSentTo: parsed.data.email };
}
