import { Typography } from "@strapi/design-system";
import { entryPlansSchema } from "@wren/domain";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { PlanForm } from "./plan-form";
import { PlanLine } from "./plan-line";

/** The entry that is being edited, in one language. A new one has no id yet, and only types with drafts have a status. */
type Props = {
  model: string;
  documentId?: string;
  document?: { status?: string; locale?: string | null; updatedAt?: string };
};

/** Beside the form of an entry with drafts: when it is published and taken off the site. */
export function PlanPanel({ model, documentId, document }: Props) {
  const { t } = useTexts();
  if (!documentId || !document?.status || !document.locale) return null;
  const { locale, status, updatedAt } = document;
  const path = `publishing/entry/${model}/${documentId}/${locale}`;
  return { title: t("plan.title"), content: <Plans key={[path, status, updatedAt].join(" ")} {...{ path, model }} /> };
}

function Plans({ path, model }: { path: string; model: string }) {
  const { t } = useTexts();
  const { answer, problem, reload } = useLoaded(path, entryPlansSchema);
  if (problem)
    return (
      <Typography textColor="neutral600">{t(problem === "not-found" ? "plan.may-not" : "desk.failed")}</Typography>
    );
  if (!answer) return <Typography textColor="neutral600">{t("desk.loading")}</Typography>;
  const { plans } = answer;
  return (
    <>
      {plans.length === 0 && <Typography textColor="neutral600">{t("plan.none")}</Typography>}
      {plans.map((plan) => (
        <PlanLine key={plan.action} entryType={model} plan={plan} />
      ))}
      <PlanForm key={JSON.stringify(plans)} {...{ path, plans }} onDone={reload} />
    </>
  );
}
