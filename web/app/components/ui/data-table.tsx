import type { ReactNode } from "react";

type Props = {
  /** For screen readers; left out where the heading before the table says the same. */
  caption?: string | null;
  columns: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table of words. On narrow screens each row stands as a paragraph, with its cells below each other. */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <table className="data-table">
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, cellIndex) => (
              <td key={cellIndex}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
