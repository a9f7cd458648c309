import { VisuallyHidden } from "@strapi/design-system";
import { styled } from "styled-components";
import { useTexts } from "../../desk/use-texts";

export type FigureCells = { columns: string[]; rows: string[][] };

/** The figures of a plot in words, for screen readers and for those who want them exactly. */
export function FigureTable({ title, cells }: { title: string; cells: FigureCells }) {
  const { t } = useTexts();
  return (
    <Details>
      <summary>
        {t("figures.table")} <VisuallyHidden tag="span">{title}</VisuallyHidden>
      </summary>
      <Scrolled role="group" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {cells.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.rows.map(([name = "", ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={cells.columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </Details>
  );
}

const Details = styled.details`
  margin-top: ${({ theme }) => theme.spaces[4]};
  color: ${({ theme }) => theme.colors.neutral700};
  font-size: ${({ theme }) => theme.fontSizes[1]};

  summary {
    cursor: pointer;
  }
`;

const Scrolled = styled.div`
  max-height: 32rem;
  overflow: auto;
  margin-top: ${({ theme }) => theme.spaces[3]};

  table {
    width: 100%;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${({ theme }) => `${theme.spaces[1]} ${theme.spaces[2]}`};
    border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
    text-align: right;
    white-space: nowrap;
  }

  th:first-child {
    text-align: left;
  }
`;
