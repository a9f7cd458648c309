import { redirect } from "react-router";
import { finishProviderLogin } from "#app/cms/provider-login.server.ts";
import { localizePath } from "#app/i18n/path.ts";
import { flashCookie } from "#app/visit/cookies.server.ts";
import { preferredLocale } from "#app/visit/preferred-locale.ts";
import { clearProviderCookies, readProviderCookies } from "#app/visit/provider-cookies.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import type { Route } from "./+types/return";

/** Return from the provider: leads to the chat, signed in or with an error. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { account, visitorKey } = visitorOf(context);
  const cookies = readProviderCookies(request.headers);
  account.clear();
  const tokens = await finishProviderLogin(params.provider, { search: url.search, cookies, visitorKey });
  const headers = new Headers();
  clearProviderCookies(headers);
  if (tokens) account.store(tokens);
  else headers.append("Set-Cookie", flashCookie("provider-failed"));

  const { chosenLocale, acceptLanguage } = context.get(visitContext);
  return redirect(localizePath("/support/chat", chosenLocale ?? preferredLocale(acceptLanguage)), { headers });
}
