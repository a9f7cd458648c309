import { Box, EmptyStateLayout, Flex, Link as TextLink, Typography } from "@strapi/design-system";
import { Layouts, Page, Pagination } from "@strapi/strapi/admin";
import { deskNeedsSchema, deskOrderListSchema, ORDER_NEEDS, type DeskOrderList } from "@wren/domain";
import { Link } from "react-router-dom";
import { LoadProblem } from "../desk/load-problem";
import { MoneroHealthLine } from "./monero-health";
import { Needs } from "./needs";
import { DeskSearch } from "../desk/desk-search";
import { OrderFilters } from "./order-filters";
import { OrderTable } from "./order-table";
import type { TextKey } from "../desk/texts";
import { useLoaded, type Loaded } from "../desk/use-loaded";
import { useOrderQuery, type OrderQuery } from "./use-order-query";
import { useTexts } from "../desk/use-texts";

/** All orders and what needs attention. */
export function OrderListPage() {
  const { t } = useTexts();
  const { query, kept, asked, change } = useOrderQuery();
  const need = ORDER_NEEDS.find((known) => known === query.need) ?? null;
  const { search = "" } = query;
  const needs = useLoaded("orders/needs", deskNeedsSchema);
  const list = useLoaded(`orders/list?${asked}`, deskOrderListSchema);

  return (
    <Page.Main>
      <Page.Title>{t("desk.orders")}</Page.Title>
      <Layouts.Header
        title={t("desk.orders")}
        subtitle={list.answer ? t("desk.orders.subtitle", { total: list.answer.total }) : t("desk.loading")}
        primaryAction={<OtherPages />}
      />
      <Layouts.Content>
        {needs.answer && <Needs counts={needs.answer} chosen={need} />}
        <Flex justifyContent="space-between" alignItems="center" gap={4} paddingBottom={4}>
          <Box width="40rem" maxWidth="100%">
            <DeskSearch to="/orders" label="desk.search" key={search} searched={search} kept={kept} />
          </Box>
          {Object.keys(query).length > 0 && (
            <TextLink tag={Link} to="/orders">
              {t("desk.show-all")}
            </TextLink>
          )}
        </Flex>
        <OrderFilters query={query} choices={list.answer?.choices ?? null} onChange={change} />
        {need && (
          <Typography tag="p" textColor="neutral600" paddingBottom={4}>
            {t(`need.${need}.hint`)}
          </Typography>
        )}
        <Found list={list} query={query} onChange={change} />
        <MoneroHealthLine />
      </Layouts.Content>
    </Page.Main>
  );
}

function OtherPages() {
  const { t } = useTexts();
  return (
    <Flex gap={5} wrap="wrap">
      <TextLink tag={Link} to="/orders/ship-many">
        {t("ship-many.title")}
      </TextLink>
      <TextLink tag={Link} to="/orders/export">
        {t("export.title")}
      </TextLink>
      <TextLink tag={Link} to="/orders/books">
        {t("books.link")}
      </TextLink>
      <TextLink tag={Link} to="/orders/retention">
        {t("retention.link")}
      </TextLink>
    </Flex>
  );
}

type FoundProps = {
  list: Loaded<DeskOrderList>;
  query: OrderQuery;
  onChange: (changes: Record<string, string | null>) => void;
};

function Found({ list, query, onChange }: FoundProps) {
  const { t } = useTexts();
  if (list.problem) return <LoadProblem onRetry={list.reload} />;
  if (!list.answer) return <Page.Loading>{t("desk.loading")}</Page.Loading>;
  const { orders, total, pageSize } = list.answer;
  if (orders.length === 0) return <EmptyStateLayout content={t(emptyText(query))} />;
  return (
    <>
      <OrderTable orders={orders} query={query} onChange={onChange} />
      <Pagination.Root pageCount={Math.ceil(total / pageSize)} total={total} defaultPageSize={pageSize}>
        <span />
        <Pagination.Links />
      </Pagination.Root>
    </>
  );
}

function emptyText({ need, sort: _sort, direction: _direction, ...filters }: OrderQuery): TextKey {
  if (Object.keys(filters).length > 0) return "desk.none.search";
  return need ? "desk.none.need" : "desk.none.all";
}
