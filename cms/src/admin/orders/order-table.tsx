import { Link as TextLink, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import type { DeskOrderList } from "@wren/domain";
import { Link } from "react-router-dom";
import { articleName, serviceName } from "../../lib/shop/line-names";
import { OrderStateBadge } from "./order-state";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["number", "placed", "articles", "country", "total", "state"] as const;

export function OrderTable({ orders }: { orders: DeskOrderList["orders"] }) {
  const { t, sum, time, country, locale } = useTexts();
  return (
    <Table colCount={COLUMNS.length} rowCount={orders.length + 1}>
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{t(`column.${column}`)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
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
      </Tbody>
    </Table>
  );
}
