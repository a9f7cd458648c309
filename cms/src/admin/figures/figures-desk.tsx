import { Button, Flex } from "@strapi/design-system";
import { Layouts, Page, useAuth } from "@strapi/strapi/admin";
import { FIGURE_PERIODS, shopFiguresSchema, supportFiguresSchema, type FigurePeriod, type Schema } from "@wren/domain";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { LoadProblem } from "../desk/load-problem";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { FIGURES_PERMISSIONS, SHOP_FIGURES_PERMISSION, SUPPORT_FIGURES_PERMISSION } from "./permissions";
import { ShopPlots } from "./shop-plots";
import { SupportPlots } from "./support-plots";

const FIRST_PERIOD: FigurePeriod = 28;

/** The admin's page "Figures". */
export default function FiguresDesk() {
  return (
    <Page.Protect permissions={FIGURES_PERMISSIONS}>
      <FiguresPage />
    </Page.Protect>
  );
}

/** Each sees the plots of their own work. The address holds the period, so that "back" restores it. */
function FiguresPage() {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const days = FIGURE_PERIODS.find((period) => String(period) === params.get("days")) ?? FIRST_PERIOD;
  const granted = useAuth("Figures", ({ permissions }) => permissions);
  const may = (action: string) => granted.some((permission) => permission.action === action);
  return (
    <Page.Main>
      <Page.Title>{t("figures.title")}</Page.Title>
      <Layouts.Header title={t("figures.title")} subtitle={t("figures.subtitle")} />
      <Layouts.Content>
        <Flex gap={2} wrap="wrap" paddingBottom={6} role="group" aria-label={t("figures.period")}>
          {FIGURE_PERIODS.map((period) => (
            <Button
              key={period}
              variant={period === days ? "default" : "tertiary"}
              aria-pressed={period === days}
              onClick={() => setParams({ days: String(period) })}
            >
              {t("figures.period.days", { count: period })}
            </Button>
          ))}
        </Flex>
        <Plots>
          {may(SHOP_FIGURES_PERMISSION.action) && (
            <WhenLoaded path={`shop-figures/period?days=${String(days)}`} schema={shopFiguresSchema}>
              {(figures) => <ShopPlots figures={figures} />}
            </WhenLoaded>
          )}
          {may(SUPPORT_FIGURES_PERMISSION.action) && (
            <WhenLoaded path={`support-figures/period?days=${String(days)}`} schema={supportFiguresSchema}>
              {(figures) => <SupportPlots figures={figures} />}
            </WhenLoaded>
          )}
        </Plots>
      </Layouts.Content>
    </Page.Main>
  );
}

type WhenLoadedProps<Answer> = { path: string; schema: Schema<Answer>; children: (answer: Answer) => ReactNode };

function WhenLoaded<Answer>({ path, schema, children }: WhenLoadedProps<Answer>) {
  const { t } = useTexts();
  const { answer, problem, reload } = useLoaded(path, schema);
  if (problem) return <LoadProblem onRetry={reload} />;
  return answer ? children(answer) : <Page.Loading>{t("desk.loading")}</Page.Loading>;
}

const Plots = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(44rem, 100%), 1fr));
  gap: ${({ theme }) => theme.spaces[6]};
  padding-bottom: ${({ theme }) => theme.spaces[8]};
`;
