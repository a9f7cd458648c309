import { Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import type { DeskOrderList } from "@wren/domain";
import { Link } from "react-router-dom";
import { articleName, serviceName } from "../../api/orders/work/line-names";
import { OrderStateBadge } from "./order-state";
import { DeskTable } from "../desk/desk-table";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["number", "placed", "articles", "country", "total", "state"] as const;

export function OrderTable({ orders }: { orders: DeskOrderList["orders"] }) {
  const { t, sum, time, country, locale } = useTexts();
  return (
    <DeskTable columns={COLUMNS.map((column) => t(`column.${column}`))} rowCount={orders.length}>
      {orders.map((order) => (
        <Tr key={order.number}>
          <Td>
            <TextLink tag={Link} to={`/orders/${order.number}`} style={{ whiteSpace: "nowrap" }}>
              {order.number}
            </TextLink>
          </Td>
          <Td>
            <Typography style={{ whiteSpace: "nowrap" }}>{time(order.placedAt)}</Typography>
          </Td>
          <Td>
            {order.lines.map((line) => (
              <Typography key={articleName(line, locale)} tag="div">
                {`${String(line.quantity)} × ${articleName(line, locale)}`}
              </Typography>
            ))}
            {order.services.map(({ name, line }) => (
              <Typography key={line.service + line.identifier} tag="div">
                {serviceName({ name, line }, locale)}
              </Typography>
            ))}
          </Td>
          <Td>
            <Typography>{order.country ? country(order.country) : "–"}</Typography>
          </Td>
          <Td>
            <Typography style={{ whiteSpace: "nowrap" }}>{sum(order.totalMinor, order.currency)}</Typography>
          </Td>
          <Td>
            <OrderStateBadge state={order.state} />
          </Td>
        </Tr>
      ))}
    </DeskTable>
  );
}
