import { emailChangeFormSchema } from "@wren/domain";
import { redirect } from "react-router";
import { readContactChoices } from "#app/cms/contact.server.ts";
import { requestEmailChange } from "#app/cms/email-change.server.ts";
import { findPostalAddress } from "#app/cms/website.server.ts";
import { EMAIL_CHANGE_FORM } from "#app/features/email-change/email-change-form.tsx";
import { EmailChangeSection } from "#app/features/email-change/email-change-section.tsx";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { ReachUs } from "#app/features/support/reach-us.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { refuseChange, refuseFields, showAgain } from "./email-change-action.server.ts";
import type { Route } from "./+types/my-contact";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

/** Passes on `Retry-After`, when the action set one. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  visit.browserCopy = "form";
  const [content, { supportHours }, postalAddress] = await Promise.all([
    findContentPage(url.pathname, visit),
    readContactChoices(visit.locale),
    findPostalAddress(visit.locale),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  const isSent = url.searchParams.has("sent");
  return { ...content, isSent, supportHours, postalAddress, pageForm: isSent ? null : EMAIL_CHANGE_FORM };
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const visit = context.get(visitContext);
  if (takePreference(form, visit)) return showAgain(form);
  const parsed = parseForm(emailChangeFormSchema, form);
  if (!parsed.ok) return refuseFields(parsed);
  const { identifier, email } = parsed.data;
  const { locale } = visit;
  const failure = await requestEmailChange(visitorOf(context), { identifier, email, locale });
  if (failure) return refuseChange(form, failure);
  return redirect(`${url.pathname}?sent`, 303);
}

export default function MyContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, isSent, supportHours, postalAddress } = loaderData;
  const failure = actionData ?? null;
  return (
    <ContentPage page={page}>
      <EmailChangeSection isSent={isSent && !failure} failure={failure}>
        <ReachUs supportHours={supportHours} postalAddress={postalAddress} pgpKey={null} />
      </EmailChangeSection>
    </ContentPage>
  );
}
