import { forgotPasswordFormSchema } from "@wren/domain";
import { forgotPassword } from "#app/cms/accounts.server.ts";
import { AccountForm } from "#app/features/account/account-form.tsx";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { readableAddress } from "#app/lib/readable-address.server.ts";
import { takePreference } from "#app/visit/preference.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { refuseFields, refuseForm, showAgain } from "./account-action.server.ts";
import type { Route } from "./+types/forgot-password";
import { useAccountTexts } from "#app/features/account/texts.ts";

const FORM = "forgot";

export function loader() {
  return { pageForm: FORM };
}

/** Passes on `Retry-After`, when the action set one. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = form.get("email");
  if (takePreference(form, context.get(visitContext)))
    return showAgain(FORM, { email: typeof typed === "string" ? typed : "" });
  const parsed = parseForm(forgotPasswordFormSchema, form);
  if (!parsed.ok) return refuseFields(FORM, parsed);
  const outcome = await forgotPassword(visitorOf(context), parsed.data.email);
  if (!outcome.ok) return refuseForm(FORM, parsed.data, outcome);
  return { sentTo: readableAddress(parsed.data.email) };
}

export default function ForgotPasswordRoute({ actionData }: Route.ComponentProps) {
  const t = useAccountTexts();
  const fields = [{ name: "email", label: t("email"), type: "email", autoComplete: "email", maxLength: 254 }];
  const failure = actionData && "form" in actionData ? actionData : null;
  return (
    <AccountPage heading={t("forgot.heading")} intro={t("forgot.intro")}>
      {actionData && "sentTo" in actionData && (
        <p role="status" className="notice mb-10">
          {t("forgot.sent", { email: actionData.sentTo })}
        </p>
      )}
      <AccountForm form={FORM} fields={fields} submitLabel={t("forgot.submit")} failure={failure} />
    </AccountPage>
  );
}
