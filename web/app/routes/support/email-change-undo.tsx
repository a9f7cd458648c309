import { EmailChangeLinkPage } from "#app/features/email-change/email-change-link-page.tsx";
import { readForm } from "#app/lib/parse-form.server.ts";
import { applyLink, showLink } from "./email-change-link.server.ts";
import type { Route } from "./+types/email-change-undo";

/** Uses the action's headers when there was an action. */
export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Referrer-Policy") ? actionHeaders : loaderHeaders;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  return showLink("undo", { url, context });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  await readForm(request);
  return applyLink("undo", { url, context });
}

export default function EmailChangeUndoRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailChangeLinkPage {...loaderData} {...actionData} address={loaderData.address} />;
}
