import { EmptyStateLayout, Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { planListSchema, type PlanList } from "@wren/domain";
import { Link } from "react-router-dom";
import { DeskTable, WRAPPED } from "../desk/desk-table";
import { LoadProblem } from "../desk/load-problem";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { names } from "../german/names";
import { ownTimeZone } from "./local-time";
import { PLANNED_PERMISSIONS } from "./permissions";
import { PlanLine } from "./plan-line";

/** The admin's page "Planned". */
export default function PlannedPage() {
  return (
    <Page.Protect permissions={PLANNED_PERMISSIONS}>
      <Planned />
    </Page.Protect>
  );
}

function Planned() {
  const { t } = useTexts();
  const { answer, problem, reload } = useLoaded("publishing/list", planListSchema);
  if (problem) return <LoadProblem onRetry={reload} />;
  if (!answer) return <Page.Loading>{t("desk.loading")}</Page.Loading>;
  return (
    <Page.Main>
      <Page.Title>{t("planned.title")}</Page.Title>
      <Layouts.Header title={t("planned.title")} subtitle={t("planned.subtitle", { zone: ownTimeZone() })} />
      <Layouts.Content>
        {answer.plans.length === 0 ? (
          <EmptyStateLayout content={t("planned.none")} />
        ) : (
          <PlanTable plans={answer.plans} />
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

const COLUMNS = ["planned.entry", "planned.type", "planned.language", "planned.what"] as const;

function PlanTable({ plans }: PlanList) {
  const { t, locale, language } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(column))} rowCount={plans.length}>
      {plans.map((plan) => {
        const { entryType, entryId, typeName } = plan;
        const form = `/content-manager/collection-types/${entryType}/${entryId}?plugins[i18n][locale]=${plan.language}`;
        return (
          <Tr key={[entryId, plan.language, plan.action].join(" ")}>
            <Td>
              <TextLink tag={Link} to={form} style={WRAPPED}>
                {plan.name}
              </TextLink>
            </Td>
            <Td>
              <Typography>{locale === "de" ? (names[typeName] ?? typeName) : typeName}</Typography>
            </Td>
            <Td>
              <Typography>{language(plan.language)}</Typography>
            </Td>
            <Td style={WRAPPED}>
              <PlanLine entryType={entryType} plan={plan} />
            </Td>
          </Tr>
        );
      })}
    </DeskTable>
  );
}
