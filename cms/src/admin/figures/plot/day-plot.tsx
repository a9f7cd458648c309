import { Ground, Label, Line, Part, partsOf, sumOf, type Bar, type Series } from "./series";
import { ticksUpTo, type StepFor } from "./ticks";
import { useWidth } from "./use-width";

const HEIGHT = 220;
const [TOP, BOTTOM, RIGHT] = [8, 24, 24];
const LETTER = 7;
const DAY_LABEL = 56;
/** Share of a day's place that its bar fills. */
const FILLED = 0.7;

type Props = {
  label: string;
  series: readonly Series[];
  bars: readonly Bar[];
  /** Words for a value beside its line. */
  tick: (value: number) => string;
  stepFor: StepFor;
};

/** A bar for each day, with its parts on top of each other. */
export function DayPlot({ label, series, bars, tick, stepFor }: Props) {
  const { ref, width } = useWidth();
  const ticks = ticksUpTo(Math.max(0, ...bars.map(sumOf)), stepFor);
  const highest = ticks.at(-1) ?? 1;
  const left = 8 + LETTER * Math.max(...ticks.map((value) => tick(value).length));
  const place = (width - left - RIGHT) / bars.length;
  const yOf = (value: number) => HEIGHT - BOTTOM - (value / highest) * (HEIGHT - TOP - BOTTOM);
  const every = Math.max(1, Math.ceil(DAY_LABEL / place));
  return (
    <div ref={ref}>
      {place > 0 && (
        <svg role="img" aria-label={label} width={width} height={HEIGHT}>
          {ticks.map((value) => (
            <g key={value}>
              <Line x1={left} x2={width - RIGHT} y1={yOf(value)} y2={yOf(value)} />
              <Label x={left - 6} y={yOf(value) + 4} textAnchor="end">
                {tick(value)}
              </Label>
            </g>
          ))}
          {bars.map((bar, index) => {
            const x = left + index * place;
            return (
              <g key={bar.label}>
                <title>{bar.title}</title>
                <Ground x={x} y={TOP} width={place} height={HEIGHT - TOP - BOTTOM} />
                {partsOf(bar).map(([from, until], part) => (
                  <Part
                    key={series[part]?.name}
                    $tone={series[part]?.tone ?? "neutral500"}
                    x={x + (place * (1 - FILLED)) / 2}
                    y={yOf(until)}
                    width={place * FILLED}
                    height={yOf(from) - yOf(until)}
                  />
                ))}
                {(bars.length - 1 - index) % every === 0 && (
                  <Label x={x + place / 2} y={HEIGHT - 6} textAnchor="middle">
                    {bar.label}
                  </Label>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
