import { resetPasswordFormSchema } from "@wren/domain";
import { resetPassword } from "#app/cms/accounts.server.ts";
import { AccountForm } from "#app/features/account/account-form.tsx";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { useNewPasswordField } from "#app/features/account/new-password-field.ts";
import { parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { goToChat, refuseFields, refuseForm } from "./account-action.server.ts";
import type { Route } from "./+types/reset-password";
import { useAccountTexts } from "#app/features/account/texts.ts";

/** Passes on `Retry-After`, when the action set one. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/** Sets the new password. The form posts to the address it was opened with, which contains the code. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const parsed = parseForm(resetPasswordFormSchema, await readForm(request));
  if (!parsed.ok) return refuseFields("reset", parsed);
  const code = url.searchParams.get("code") ?? "";
  const outcome = await resetPassword(visitorOf(context), { code, ...parsed.data });
  if (!outcome.ok) return refuseForm("reset", {}, outcome);
  return goToChat(context.get(visitContext), { flash: "password-changed" });
}

export default function ResetPasswordRoute({ actionData }: Route.ComponentProps) {
  const t = useAccountTexts();
  const fields = [useNewPasswordField()];
  return (
    <AccountPage heading={t("reset.heading")} intro={t("reset.intro")}>
      <AccountForm form="reset" fields={fields} submitLabel={t("reset.submit")} failure={actionData ?? null} />
    </AccountPage>
  );
}
