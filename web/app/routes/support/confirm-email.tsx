import { confirmFormSchema, forgotPasswordFormSchema } from "@wren/domain";
import { confirmEmail, sendEmailConfirmation } from "#app/cms/accounts.server.ts";
import { AccountForm } from "#app/features/account/account-form.tsx";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { readableAddress } from "#app/lib/readable-address.server.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import { sessionContext, visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { goToChat, refuseFields, refuseForm, showAgain } from "./account-action.server.ts";
import type { Route } from "./+types/confirm-email";
import { useAccountTexts } from "#app/features/account/texts.ts";

const SEND_AGAIN = "send-again";

const JOINED = { isJoined: true } as const;

export function loader({ url, context }: Route.LoaderArgs) {
  const hasCode = url.searchParams.has("confirmation");
  // The browser in which the conversation was begun need not give the password again.
  const hasSession = context.get(sessionContext).token !== null;
  return { hasCode, hasSession, pageForm: hasCode ? null : SEND_AGAIN };
}

/** Passes on `Retry-After`, when the action set one. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/**
 * Confirms the address by POST: the link in the mail only shows a page, because mail scanners open links. Its reader
 * may also be somebody whose address a stranger has registered, with the stranger's password.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const visitor = visitorOf(context);
  const typed = form.get("email");
  if (takePreference(form, context.get(visitContext)))
    return showAgain(SEND_AGAIN, { email: typeof typed === "string" ? typed : "" });
  if (form.get("form") === "confirm") {
    const confirmation = url.searchParams.get("confirmation") ?? "";
    const parsed = parseForm(confirmFormSchema, form);
    if (form.has("password") && !parsed.ok) return refuseFields("confirm", parsed);
    const outcome = await confirmEmail(visitor, { confirmation, ...(parsed.ok && parsed.data) });
    if (!outcome.ok && outcome.code === "password-not-chosen" && !parsed.ok) return refuseFields("confirm", parsed);
    if (!outcome.ok) return refuseForm("confirm", {}, outcome);
    return outcome.isJoined ? JOINED : goToChat(context.get(visitContext), { flash: "email-confirmed" });
  }
  const parsed = parseForm(forgotPasswordFormSchema, form);
  if (!parsed.ok) return refuseFields(SEND_AGAIN, parsed);
  const outcome = await sendEmailConfirmation(visitor, parsed.data.email);
  if (!outcome.ok) return refuseForm(SEND_AGAIN, parsed.data, outcome);
  return { sentTo: readableAddress(parsed.data.email) };
}

export default function ConfirmEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAccountTexts();
  const failure = actionData && "form" in actionData ? actionData : null;
  const sentTo = actionData && "sentTo" in actionData ? actionData.sentTo : null;
  if (actionData && "isJoined" in actionData)
    return <AccountPage heading={t("confirm.joinedHeading")} intro={t("confirm.joined")} />;
  const hasUsedUp = failure?.form === "confirm" && failure.problem?.code === "code-invalid";
  if (loaderData.hasCode && !hasUsedUp && sentTo === null) {
    const isPasswordNeeded = !loaderData.hasSession || failure !== null;
    const password = { name: "password", label: t("password"), type: "password", autoComplete: "current-password" };
    const passwordFields = isPasswordNeeded ? [password] : [];
    return (
      <AccountPage heading={t("confirm.heading")} intro={t(isPasswordNeeded ? "confirm.intro" : "confirm.introHere")}>
        <AccountForm form="confirm" fields={passwordFields} submitLabel={t("confirm.submit")} failure={failure} />
      </AccountPage>
    );
  }
  const fields = [{ name: "email", label: t("email"), type: "email", autoComplete: "email", maxLength: 254 }];
  return (
    <AccountPage heading={t("confirm.heading")} intro={t("confirm.againIntro")}>
      {sentTo !== null && (
        <p role="status" className="notice mb-10">
          {t("confirm.sentAgain", { email: sentTo })}
        </p>
      )}
      <AccountForm form={SEND_AGAIN} fields={fields} submitLabel={t("confirm.sendAgain")} failure={failure} />
    </AccountPage>
  );
}
