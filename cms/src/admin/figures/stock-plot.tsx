import { REACH_PERIOD_DAYS, type StockReach } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { Figure } from "./plot/figure";
import { RowPlot } from "./plot/row-plot";
import type { Series } from "./plot/series";

/** A bar of a year would make those of a week invisible. */
const LONGEST_BAR_DAYS = 120;

/** How long the stock lasts. */
export function StockPlot({ stock }: { stock: StockReach[] }) {
  const { t } = useTexts();
  const series: Series[] = [{ name: t("figures.stock"), tone: "primary600" }];
  const reachText = ({ reachDays }: StockReach) =>
    reachDays === null ? t("figures.stock.unsold") : t("figures.days", { count: reachDays });
  const rows = stock.map((article) => {
    const { code, stock: left, soldUnits, reachDays } = article;
    const value = reachText(article);
    const title = [code, value, t("figures.stock.title", { left, soldUnits })].join("\n");
    return { label: code, value, title, values: [Math.min(reachDays ?? 0, LONGEST_BAR_DAYS)] };
  });
  const cells = {
    columns: [t("stock.code"), t("stock.stock"), t("figures.stock.sold"), t("figures.stock")],
    rows: stock.map((article) => [article.code, String(article.stock), String(article.soldUnits), reachText(article)]),
  };
  const title = t("figures.stock");
  const hint = t("figures.stock.hint", { days: REACH_PERIOD_DAYS, longest: LONGEST_BAR_DAYS });
  return (
    <Figure title={title} hint={hint} series={series} cells={cells} isEmpty={stock.length === 0}>
      <RowPlot label={title} series={series} rows={rows} />
    </Figure>
  );
}
