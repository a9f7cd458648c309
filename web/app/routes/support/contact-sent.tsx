import { redirect } from "react-router";
import { readContactChoices } from "#app/cms/contact.server.ts";
import { ContactSent } from "#app/features/contact/contact-sent.tsx";
import { localizePath } from "#app/i18n/path.ts";
import { CONTACT_PATH } from "#app/lib/paths.ts";
import { readContactCookie } from "#app/visit/contact-cookie.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import type { Route } from "./+types/contact-sent";

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  visit.mayBeShared = false;
  const sent = readContactCookie(request);
  if (!sent) throw redirect(localizePath(CONTACT_PATH, visit.locale));
  const { supportHours } = await readContactChoices(visit.locale);
  return { sent, supportHours };
}

export default function ContactSentRoute({ loaderData: { sent, supportHours } }: Route.ComponentProps) {
  return <ContactSent reference={sent.reference} address={sent.address} supportHours={supportHours} />;
}
