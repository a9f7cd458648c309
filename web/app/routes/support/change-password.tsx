import { changePasswordFormSchema } from "@wren/domain";
import { changePassword } from "#app/cms/accounts.server.ts";
import { AccountForm } from "#app/features/account/account-form.tsx";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { useNewPasswordField } from "#app/features/account/new-password-field.ts";
import { parseForm, readForm } from "#app/lib/parse-form.server.ts";
import { sessionContext, visitContext } from "#app/visit/visit.server.ts";
import { visitorOf } from "#app/visit/visitor.server.ts";
import { goToChat, refuseFields, refuseForm } from "./account-action.server.ts";
import type { Route } from "./+types/change-password";
import { useAccountTexts } from "#app/features/account/texts.ts";

/** For signed-in visitors only; others are redirected to the sign-in. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(sessionContext).token) throw goToChat(context.get(visitContext));
  return null;
}

/** Passes on `Retry-After`, when the action set one. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = parseForm(changePasswordFormSchema, await readForm(request));
  if (!parsed.ok) return refuseFields("change", parsed);
  const outcome = await changePassword(visitorOf(context), parsed.data);
  if (!outcome.ok) return refuseForm("change", {}, outcome);
  return goToChat(context.get(visitContext), { flash: "password-changed" });
}

export default function ChangePasswordRoute({ actionData }: Route.ComponentProps) {
  const t = useAccountTexts();
  const fields = [
    { name: "currentPassword", label: t("currentPassword"), type: "password", autoComplete: "current-password" },
    useNewPasswordField(),
  ];
  return (
    <AccountPage heading={t("change.heading")} intro={t("change.intro")}>
      <AccountForm form="change" fields={fields} submitLabel={t("change.submit")} failure={actionData ?? null} />
    </AccountPage>
  );
}
