import { Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from "@strapi/design-system";
import { CaretDown, CaretUp } from "@strapi/icons";
import type { SortDirection } from "@wren/domain";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/** A heading that sorts the table. */
export type SortedColumn = {
  text: string;
  /** Null when the table is sorted by another column. */
  direction: SortDirection | null;
  onSort: () => void;
};

type DeskTableProps = {
  columns: (string | SortedColumn)[];
  /** Content of a first column for ticking rows: the tick for all of them. */
  tickAll?: ReactNode;
  /** Heading of a last column with buttons, for screen readers only. */
  actions?: string;
  rowCount: number;
  children: ReactNode;
};

/** Lets a cell wrap: cells are one line each, and a long text would push the last column out of sight. */
export const WRAPPED = { display: "block", whiteSpace: "normal" } as const;

/** Table of a desk page with its headings; the children are the rows. */
export function DeskTable({ columns, tickAll, actions, rowCount, children }: DeskTableProps) {
  return (
    <Table colCount={columns.length + (actions ? 1 : 0) + (tickAll ? 1 : 0)} rowCount={rowCount + 1}>
      <Thead>
        <Tr>
          {tickAll && <Th>{tickAll}</Th>}
          {columns.map((column) => (
            <Heading key={typeof column === "string" ? column : column.text} column={column} />
          ))}
          {actions && (
            <Th>
              <VisuallyHidden>{actions}</VisuallyHidden>
            </Th>
          )}
        </Tr>
      </Thead>
      <Tbody>{children}</Tbody>
    </Table>
  );
}

function Heading({ column }: { column: string | SortedColumn }) {
  if (typeof column === "string")
    return (
      <Th>
        <Typography variant="sigma">{column}</Typography>
      </Th>
    );
  const { text, direction, onSort } = column;
  return (
    // Strapi's cells are of a grid; only a heading of a column may say how it is sorted.
    <Th role="columnheader" aria-sort={direction ? (direction === "asc" ? "ascending" : "descending") : "none"}>
      <SortButton type="button" onClick={onSort}>
        <Typography variant="sigma">{text}</Typography>
        {direction && (direction === "asc" ? <CaretUp aria-hidden /> : <CaretDown aria-hidden />)}
      </SortButton>
    </Th>
  );
}

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.spaces[1]};
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.neutral600};
  cursor: pointer;

  &:hover span {
    text-decoration: underline;
  }
`;
