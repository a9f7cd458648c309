import { Ground, Label, Part, partsOf, sumOf, Track, type Bar, type Series } from "./series";
import { useWidth } from "./use-width";

const ROW = 40;
const BAR = 12;
const TEXT = 16;

type Props = {
  label: string;
  series: readonly Series[];
  /** Each with the words for its value. */
  rows: readonly (Bar & { value: string })[];
};

/** A row for each thing, with its name and its value above its bar. */
export function RowPlot({ label, series, rows }: Props) {
  const { ref, width } = useWidth();
  const highest = Math.max(1, ...rows.map(sumOf));
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={rows.length * ROW}>
          {rows.map((row, index) => {
            const y = index * ROW;
            return (
              <g key={row.label}>
                <title>{row.title}</title>
                <Ground x={0} y={y} width={width} height={ROW - 4} />
                <Label x={0} y={y + TEXT - 3}>
                  {row.label}
                </Label>
                <Label x={width} y={y + TEXT - 3} textAnchor="end">
                  {row.value}
                </Label>
                <Track x={0} y={y + TEXT + 2} width={width} height={BAR} />
                {partsOf(row).map(([from, until], part) => (
                  <Part
                    key={series[part]?.name}
                    $tone={series[part]?.tone ?? "neutral500"}
                    x={(from / highest) * width}
                    y={y + TEXT + 2}
                    width={((until - from) / highest) * width}
                    height={BAR}
                  />
                ))}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
