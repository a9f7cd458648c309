import { data } from "react-router";
import { issueCaptcha } from "#app/cms/captcha.server.ts";
import { readContactChoices } from "#app/cms/contact.server.ts";
import { findPostalAddress } from "#app/cms/website.server.ts";
import { CONTACT_FORM, ContactForm } from "#app/features/contact/contact-form.tsx";
import { ContentPage } from "#app/features/page/content-page.tsx";
import { ReachUs } from "#app/features/support/reach-us.tsx";
import { delocalizePath } from "#app/i18n/path.ts";
import { findContentPage } from "#app/islands/content-page.server.ts";
import { withBlocks } from "#app/lib/island-loading.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { routeCheckFailed } from "#app/lib/responses.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { handleContactForm, readContactForm } from "./contact-action.server.ts";
import type { Route } from "./+types/contact";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const { page, publicUrl, socialImage } = loaderData;
  return pageMeta({ ...page, pathname: location.pathname, publicUrl, socialImage });
}

/** Passes on `Retry-After`, when the action or the loader set one. */
export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  // Each visitor gets their own captcha.
  visit.mayBeShared = false;
  visit.browserCopy = "form";
  const [content, choices, postalAddress, issued] = await Promise.all([
    findContentPage(url.pathname, visit),
    readContactChoices(visit.locale),
    findPostalAddress(visit.locale),
    issueCaptcha(visitorOf(context), "contact"),
  ]);
  if (!content) throw routeCheckFailed(delocalizePath(url.pathname));
  const init = issued ? {} : { status: 503, headers: { "Retry-After": "30" } };
  return data({ ...content, choices, issued, postalAddress, pageForm: CONTACT_FORM }, init);
}

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return withBlocks(url.pathname, serverLoader());
}

export async function action({ request, context }: Route.ActionArgs) {
  const received = await readContactForm(request);
  return handleContactForm(received, { visit: context.get(visitContext), visitor: visitorOf(context) });
}

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { page, choices, issued, postalAddress } = loaderData;
  return (
    <ContentPage page={page}>
      <ContactForm choices={choices} issued={issued} answer={actionData ?? null}>
        <ReachUs supportHours={choices.supportHours} pgpKey={choices.pgpKey} postalAddress={postalAddress} />
      </ContactForm>
    </ContentPage>
  );
}
