import { Checkbox, Flex, Link as TextLink, Td, Tr, Typography } from "@strapi/design-system";
import { ORDER_DOCUMENTS, ORDER_SORTS, type DeskOrderList, type OrderSort } from "@wren/domain";
import { useState } from "react";
import { Link } from "react-router-dom";
import { articleName, serviceName } from "../../api/orders/work/line-names";
import { DocumentButtons } from "./document-buttons";
import { OrderStateBadge } from "./order-state";
import { DeskTable, type SortedColumn } from "../desk/desk-table";
import type { OrderQuery } from "./use-order-query";
import { useTexts } from "../desk/use-texts";

const COLUMNS = ["number", "placed", "buyer", "articles", "country", "total", "state"] as const;

/** Columns whose first click shows the highest first. */
const HIGHEST_FIRST: readonly OrderSort[] = ["placed", "total"];

type Props = {
  orders: DeskOrderList["orders"];
  query: OrderQuery;
  onChange: (changes: Record<string, string | null>) => void;
};

export function OrderTable({ orders, query, onChange }: Props) {
  const { t } = useTexts();
  const [ticked, setTicked] = useState<string[]>([]);
  const numbers = orders.map(({ number }) => number);
  // Orders that a new page of the list no longer shows count as not ticked.
  const chosen = numbers.filter((number) => ticked.includes(number));
  const tick = (number: string, isTicked: boolean) =>
    setTicked(isTicked ? [...chosen, number] : chosen.filter((other) => other !== number));
  const columns = COLUMNS.map((column) => {
    const sort = ORDER_SORTS.find((known) => known === column);
    const text = t(`column.${column}`);
    return sort ? sortedColumn(sort, { text, query, onChange }) : text;
  });
  const tickAll = (
    <Checkbox
      aria-label={t("tick.all")}
      checked={chosen.length === 0 ? false : chosen.length === numbers.length || "indeterminate"}
      onCheckedChange={(isTicked) => setTicked(isTicked === true ? numbers : [])}
    />
  );
  return (
    <>
      <Flex gap={2} wrap="wrap" minHeight="4rem" paddingBottom={2} role="status">
        {chosen.length > 0 && (
          <>
            <Typography paddingRight={2}>{t("tick.count", { count: chosen.length })}</Typography>
            <DocumentButtons kinds={ORDER_DOCUMENTS} numbers={chosen} />
          </>
        )}
      </Flex>
      <DeskTable columns={columns} rowCount={orders.length} tickAll={tickAll}>
        {orders.map((order) => (
          <OrderRow
            key={order.number}
            order={order}
            isTicked={chosen.includes(order.number)}
            onTick={(isTicked) => tick(order.number, isTicked)}
          />
        ))}
      </DeskTable>
    </>
  );
}

type Sorting = Pick<Props, "query" | "onChange"> & { text: string };

function sortedColumn(column: OrderSort, { text, query, onChange }: Sorting): SortedColumn {
  const { sort = "placed", direction = query.need ? "asc" : "desc" } = query;
  const current = sort === column ? (direction === "asc" ? "asc" : "desc") : null;
  const first = HIGHEST_FIRST.includes(column) ? "desc" : "asc";
  const next = current ? (current === "asc" ? "desc" : "asc") : first;
  return { text, direction: current, onSort: () => onChange({ sort: column, direction: next }) };
}

type RowProps = {
  order: DeskOrderList["orders"][number];
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

function OrderRow({ order, isTicked, onTick }: RowProps) {
  const { t, sum, time, country, locale } = useTexts();
  return (
    <Tr>
      <Td>
        <Checkbox
          aria-label={t("tick.one", { number: order.number })}
          checked={isTicked}
          onCheckedChange={(checked) => onTick(checked === true)}
        />
      </Td>
      <Td>
        <TextLink tag={Link} to={`/orders/${order.number}`} style={{ whiteSpace: "nowrap" }}>
          {order.number}
        </TextLink>
      </Td>
      <Td>
        <Typography style={{ whiteSpace: "nowrap" }}>{time(order.placedAt)}</Typography>
      </Td>
      <Td>
        <Typography tag="div">{order.buyer}</Typography>
        <Typography tag="div" variant={order.buyer ? "pi" : "omega"} textColor={order.buyer ? "neutral600" : undefined}>
          {order.email ?? t("order.buyer.erased")}
        </Typography>
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
        <Typography tag="div" style={{ whiteSpace: "nowrap" }}>
          {sum(order.totalMinor, order.currency)}
        </Typography>
        <Typography tag="div" variant="pi" textColor="neutral600">
          {t(`method.${order.paymentMethod}`)}
        </Typography>
      </Td>
      <Td>
        <OrderStateBadge state={order.state} />
      </Td>
    </Tr>
  );
}
