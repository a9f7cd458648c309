import { Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import type { ShipmentsReport } from "@wren/domain";
import { Link } from "react-router-dom";
import { DeskTable, WRAPPED } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

type Outcome = ShipmentsReport["lines"][number]["outcome"];

const COLUMNS = ["line", "text", "number", "outcome"] as const;

const GOOD: readonly Outcome[] = ["shipped", "ready"];

/** Result of each line of a list of parcels. */
export function ShipmentsTable({ report: { lines } }: { report: ShipmentsReport }) {
  const { t } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(`ship-many.column.${column}`))} rowCount={lines.length}>
      {lines.map(({ position, text, number, outcome }) => (
        <Tr key={position}>
          <Td>
            <Typography>{position}</Typography>
          </Td>
          <Td>
            <Typography style={{ ...WRAPPED, overflowWrap: "anywhere" }}>{text}</Typography>
          </Td>
          <Td>
            {number && outcome !== "not-found" ? (
              <TextLink tag={Link} to={`/orders/${number}`} style={{ whiteSpace: "nowrap" }}>
                {number}
              </TextLink>
            ) : (
              <Typography>–</Typography>
            )}
          </Td>
          <Td>
            <Typography style={WRAPPED} textColor={colourOf(outcome)} fontWeight="semiBold">
              {t(`shipment.${outcome}`)}
            </Typography>
          </Td>
        </Tr>
      ))}
    </DeskTable>
  );
}

function colourOf(outcome: Outcome): string {
  if (GOOD.includes(outcome)) return "success600";
  return outcome === "already-shipped" ? "neutral600" : "danger600";
}
