import { Table, Tbody, Th, Thead, Tr, Typography, VisuallyHidden } from "@strapi/design-system";
import type { ReactNode } from "react";

type DeskTableProps = {
  columns: string[];
  /** Heading of a last column with buttons, for screen readers only. */
  actions?: string;
  rowCount: number;
  children: ReactNode;
};

/** Lets a cell wrap: cells are one line each, and a long text would push the last column out of sight. */
export const WRAPPED = { display: "block", whiteSpace: "normal" } as const;

/** Table of a desk page with its headings; the children are the rows. */
export function DeskTable({ columns, actions, rowCount, children }: DeskTableProps) {
  return (
    <Table colCount={columns.length + (actions ? 1 : 0)} rowCount={rowCount + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
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
