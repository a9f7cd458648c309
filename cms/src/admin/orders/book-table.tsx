import { Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import type { BookFinding } from "@wren/domain";
import { Link } from "react-router-dom";
import { DeskTable, WRAPPED } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["books.what", "books.order", "books.payment", "books.row"] as const;

/** Wide enough for a sentence in two lines, also on a phone. */
const SENTENCE = { ...WRAPPED, minWidth: "24rem" } as const;

export function BookTable({ findings }: { findings: BookFinding[] }) {
  const { t } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(column))} rowCount={findings.length}>
      {findings.map((finding) => (
        <FindingRow key={[finding.kind, finding.table, finding.rowId].join()} finding={finding} />
      ))}
    </DeskTable>
  );
}

function FindingRow({ finding }: { finding: BookFinding }) {
  const { t } = useTexts();
  const { kind, table, rowId, orderNumber, paymentKey } = finding;
  return (
    <Tr>
      <Td>
        <Typography fontWeight="semiBold" style={SENTENCE}>
          {t(`books.${kind}`)}
        </Typography>
      </Td>
      <Td>
        {orderNumber ? (
          <TextLink tag={Link} to={`/orders/${orderNumber}`}>
            {orderNumber}
          </TextLink>
        ) : (
          <Typography>–</Typography>
        )}
      </Td>
      <Td>
        <Typography>{paymentKey ?? "–"}</Typography>
      </Td>
      <Td>
        <Typography>{rowId === null ? table : `${table}, id ${String(rowId)}`}</Typography>
      </Td>
    </Tr>
  );
}
