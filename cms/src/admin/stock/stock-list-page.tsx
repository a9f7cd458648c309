import { Box, EmptyStateLayout, Flex, Link as TextLink, Typography } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { deskStockListSchema } from "@wren/domain";
import { Link, useSearchParams } from "react-router-dom";
import { LoadProblem } from "../desk/load-problem";
import { useLoaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";
import { StockTable } from "./stock-table";

/** All articles, or those that are low. The address holds the filter, so that "back" restores it. */
export function StockListPage() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const isLowOnly = params.get("low") === "yes";
  const { answer, problem, reload } = useLoaded("stock/list", deskStockListSchema);
  if (problem) return <LoadProblem onRetry={reload} />;
  if (!answer) return <Page.Loading>{t("desk.loading")}</Page.Loading>;
  const articles = answer.articles.filter(({ isLow }) => isLow || !isLowOnly);
  return (
    <Page.Main>
      <Page.Title>{t("stock.title")}</Page.Title>
      <Layouts.Header title={t("stock.title")} subtitle={t("stock.subtitle", { count: articles.length })} />
      <Layouts.Content>
        <Flex justifyContent="space-between" gap={4} paddingBottom={4} wrap="wrap">
          <Typography textColor="neutral600">{t("stock.low-hint", { count: answer.lowStockAt })}</Typography>
          <TextLink tag={Link} to={isLowOnly ? "/stock" : "/stock?low=yes"}>
            {t(isLowOnly ? "stock.show-all" : "stock.low-only")}
          </TextLink>
        </Flex>
        {articles.length === 0 ? (
          <EmptyStateLayout content={t(isLowOnly ? "stock.none-low" : "stock.none")} />
        ) : (
          <Box>
            <StockTable articles={articles} onMoved={reload} />
          </Box>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
