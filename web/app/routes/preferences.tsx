import { isCurrency, isLocale } from "@wren/domain";
import { redirect } from "react-router";
import { delocalizePath, localizePath } from "#app/i18n/path.ts";
import { localAddress } from "#app/lib/local-address.ts";
import { readForm } from "#app/lib/parse-form.server.ts";
import { notFound } from "#app/lib/responses.ts";
import { currencyCookie, flashCookie, localeCookie } from "#app/visit/cookies.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/preferences";

/** Not a page: the forms in the header post here. */
export function loader() {
  throw notFound();
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { currency: currentCurrency } = context.get(visitContext);
  const [locale, currency] = [form.get("locale"), form.get("currency")];
  const headers = new Headers();

  if (isCurrency(currency)) {
    headers.append("Set-Cookie", currencyCookie(currency));
    if (currency !== currentCurrency) headers.append("Set-Cookie", flashCookie("currency-changed"));
  }
  if (isLocale(locale)) headers.append("Set-Cookie", localeCookie(locale));

  const returnTo = localAddress(form.get("returnTo"));
  const target = isLocale(locale) ? localizePath(delocalizePath(returnTo), locale) : returnTo;
  return redirect(target, { status: 303, headers });
}
