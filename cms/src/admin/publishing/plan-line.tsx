import { Box, Typography } from "@strapi/design-system";
import type { Plan, PlanProblem } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { labelOf } from "../german/labels";

/** One planned time, or the reason why the draft was refused then. */
export function PlanLine({ entryType, plan }: { entryType: string; plan: Plan }) {
  const { t, time } = useTexts();
  const { action, at, who, failure } = plan;
  const state = failure ? (".failed" as const) : new Date(at) <= new Date() ? (".overdue" as const) : ("" as const);
  return (
    <Box width="100%">
      <Typography tag="p" fontWeight="semiBold" textColor={failure ? "danger700" : "neutral800"}>
        {t(`plan.${action}${state}`, { time: time(at) })}
      </Typography>
      {failure?.problems.map((problem) => (
        <Problem key={JSON.stringify(problem)} entryType={entryType} problem={problem} />
      ))}
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t("plan.who", { who })}
      </Typography>
    </Box>
  );
}

function Problem({ entryType, problem }: { entryType: string; problem: PlanProblem }) {
  const { t, locale } = useTexts();
  const { field, position, text } = problem;
  if (field === null) return <Typography tag="p">{text[locale]}</Typography>;
  const label = labelOf(locale, entryType, field) ?? field;
  const name = typeof label === "string" ? label : label[0];
  const place = position === null ? name : t("plan.field-part", { field: name, position });
  return <Typography tag="p">{t("plan.problem", { field: place, text: text[locale] })}</Typography>;
}
