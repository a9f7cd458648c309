import { forgotPasswordFormSchema } from "@wren/domain";
import { forgotPassword } from "#app/cms/accounts.server.ts";
import { AccountForm } from "#app/features/account/account-form.tsx";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { refuseFields, refuseForm } from "./account-action.server.ts";
import type { Route } from "./+types/forgot-password";
import { useAccountTexts } from "#app/features/account/texts.ts";

/** How long to wait, when that was the answer. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = parseForm(forgotPasswordFormSchema, await readForm(request));
  if (!parsed.ok) return refuseFields("forgot", parsed);
  const outcome = await forgotPassword(visitorOf(context), parsed.data.email);
  if (!outcome.ok) return refuseForm("forgot", parsed.data, outcome);
  return { sentTo: parsed.data.email };
}

export default function ForgotPasswordRoute({ actionData }: Route.ComponentProps) {
  const t = useAccountTexts();
  const fields = [{ name: "email", label: t("email"), type: "email", autoComplete: "email", maxLength: 254 }];
  return (
    <AccountPage heading={t("forgot.heading")} intro={t("forgot.intro")}>
      {actionData && "sentTo" in actionData ? (
        <p role="status" className="notice">
          {t("forgot.sent", { email: actionData.sentTo })}
        </p>
      ) : (
        <AccountForm form="forgot" fields={fields} submitLabel={t("forgot.submit")} failure={actionData ?? null} />
      )}
    </AccountPage>
  );
}
