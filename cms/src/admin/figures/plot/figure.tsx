import { Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";
import { Section } from "../../desk/section";
import { useTexts } from "../../desk/use-texts";
import { FigureTable, type FigureCells } from "./figure-table";
import { Part, type Series } from "./series";

type Props = {
  title: string;
  /** Sentences that say what is counted. */
  hint: string;
  series: readonly Series[];
  cells: FigureCells;
  /** True when there is nothing to draw. */
  isEmpty: boolean;
  children: ReactNode;
};

/** A plot with its title, its legend, and its figures as a table. */
export function Figure({ title, hint, series, cells, isEmpty, children }: Props) {
  const { t } = useTexts();
  return (
    <Section title={title}>
      <Typography tag="p" variant="pi" textColor="neutral600" paddingBottom={4}>
        {hint}
      </Typography>
      {isEmpty ? <Typography tag="p">{t("figures.none")}</Typography> : children}
      {!isEmpty && series.length > 1 && <Legend series={series} />}
      {!isEmpty && <FigureTable title={title} cells={cells} />}
    </Section>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <Flex tag="ul" gap={4} wrap="wrap" paddingTop={2}>
      {series.map(({ name, tone }) => (
        <Flex tag="li" gap={2} key={name}>
          <svg width="12" height="12" aria-hidden>
            <Part $tone={tone} width="12" height="12" />
          </svg>
          <Typography variant="pi">{name}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
