import { Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import type { DeskArticle } from "@wren/domain";
import { Link } from "react-router-dom";
import { DeskTable, WRAPPED } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["when", "what", "change", "before-after", "who", "why"] as const;

export function MovementTable({ movements }: Pick<DeskArticle, "movements">) {
  const { t, time } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(`stock.${column}`))} rowCount={movements.length}>
      {movements.map(({ id, at, kind, before, after, who, reason, orderNumber }) => (
        <Tr key={id}>
          <Td>
            <Typography style={{ whiteSpace: "nowrap" }}>{time(at)}</Typography>
          </Td>
          <Td>
            <Typography fontWeight="semiBold">{t(`stock.kind.${kind}`)}</Typography>
          </Td>
          <Td>
            <Typography>{signed(after - before)}</Typography>
          </Td>
          <Td>
            <Typography style={{ whiteSpace: "nowrap" }}>
              {before} → {after}
            </Typography>
          </Td>
          <Td>
            <Typography>{who}</Typography>
          </Td>
          <Td>
            {orderNumber ? (
              <TextLink tag={Link} to={`/orders/${orderNumber}`}>
                {t("stock.order", { number: orderNumber })}
              </TextLink>
            ) : (
              <Typography style={{ ...WRAPPED, overflowWrap: "anywhere" }}>{reason}</Typography>
            )}
          </Td>
        </Tr>
      ))}
    </DeskTable>
  );
}

function signed(change: number): string {
  return change > 0 ? `+${String(change)}` : String(change).replace("-", "−");
}
