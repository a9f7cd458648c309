import type { ShopFigures } from "@wren/domain";
import { useTexts } from "../desk/use-texts";
import { Figure } from "./plot/figure";
import { RowPlot } from "./plot/row-plot";
import type { Series } from "./plot/series";

/** Records that the last run of the retention has erased. */
export function RetentionPlot({ kinds }: { kinds: ShopFigures["retention"] }) {
  const { t, time } = useTexts();
  const series: Series[] = [{ name: t("retention.last"), tone: "primary600" }];
  const ran = (at: string | null) => (at ? time(at) : t("retention.never"));
  const rows = kinds.map(({ kind, ranAt, lastCount, totalCount }) => {
    const label = t(`retention.${kind}`);
    const words = [`${t("retention.ran")}: ${ran(ranAt)}`, `${t("retention.total")}: ${String(totalCount)}`];
    return { label, value: String(lastCount), title: [label, ...words].join("\n"), values: [lastCount] };
  });
  const cells = {
    columns: [t("retention.what"), t("retention.ran"), t("retention.last"), t("retention.total")],
    rows: kinds.map(({ kind, ranAt, lastCount, totalCount }) => [
      t(`retention.${kind}`),
      ran(ranAt),
      String(lastCount),
      String(totalCount),
    ]),
  };
  // The kind that has waited longest: if its run does not come, something stands still.
  const oldest = kinds.map(({ ranAt }) => ranAt ?? "").toSorted()[0] ?? "";
  const title = t("figures.retention");
  return (
    <Figure
      title={title}
      hint={t("figures.retention.hint", { at: ran(oldest || null) })}
      series={series}
      cells={cells}
      isEmpty={kinds.length === 0}
    >
      <RowPlot label={title} series={series} rows={rows} />
    </Figure>
  );
}
