import { Box, EmptyStateLayout, Flex, Link as TextLink, Typography } from "@strapi/design-system";
import { Layouts, Page, Pagination } from "@strapi/strapi/admin";
import { deskNeedsSchema, deskOrderListSchema, ORDER_NEEDS, type DeskOrderList } from "@wren/domain";
import { Link, useSearchParams } from "react-router-dom";
import { LoadProblem } from "../desk/load-problem";
import { MoneroHealthLine } from "./monero-health";
import { Needs } from "./needs";
import { DeskSearch } from "../desk/desk-search";
import { OrderTable } from "./order-table";
import type { TextKey } from "../desk/texts";
import { useLoaded, type Loaded } from "../desk/use-loaded";
import { useTexts } from "../desk/use-texts";

/** All orders and what needs attention. The address holds the filters, so that "back" restores them. */
export function OrderListPage() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const need = ORDER_NEEDS.find((known) => known === params.get("need")) ?? null;
  const search = params.get("search") ?? "";
  const asked = new URLSearchParams({ ...(need && { need }), search, page: params.get("page") ?? "1" });

  const needs = useLoaded("orders/needs", deskNeedsSchema);
  const list = useLoaded(`orders/list?${asked.toString()}`, deskOrderListSchema);

  return (
    <Page.Main>
      <Page.Title>{t("desk.orders")}</Page.Title>
      <Layouts.Header
        title={t("desk.orders")}
        subtitle={list.answer ? t("desk.orders.subtitle", { total: list.answer.total }) : t("desk.loading")}
        primaryAction={
          <Flex gap={5} wrap="wrap">
            <TextLink tag={Link} to="/orders/books">
              {t("books.link")}
            </TextLink>
            <TextLink tag={Link} to="/orders/retention">
              {t("retention.link")}
            </TextLink>
          </Flex>
        }
      />
      <Layouts.Content>
        {needs.answer && <Needs counts={needs.answer} chosen={need} />}
        <Flex justifyContent="space-between" alignItems="center" gap={4} paddingBottom={4}>
          <Box width="32rem" maxWidth="100%">
            <DeskSearch to="/orders" label="desk.search" key={search} searched={search} />
          </Box>
          {(need ?? search) && (
            <TextLink tag={Link} to="/orders">
              {t("desk.show-all")}
            </TextLink>
          )}
        </Flex>
        {need && (
          <Typography tag="p" textColor="neutral600" paddingBottom={4}>
            {t(`need.${need}.hint`)}
          </Typography>
        )}
        <Found list={list} emptyText={need ? "desk.none.need" : search ? "desk.none.search" : "desk.none.all"} />
        <MoneroHealthLine />
      </Layouts.Content>
    </Page.Main>
  );
}

function Found({ list, emptyText }: { list: Loaded<DeskOrderList>; emptyText: TextKey }) {
  const { t } = useTexts();
  if (list.problem) return <LoadProblem onRetry={list.reload} />;
  if (!list.answer) return <Page.Loading>{t("desk.loading")}</Page.Loading>;
  const { orders, total, pageSize } = list.answer;
  if (orders.length === 0) return <EmptyStateLayout content={t(emptyText)} />;
  return (
    <>
      <OrderTable orders={orders} />
      <Pagination.Root pageCount={Math.ceil(total / pageSize)} total={total} defaultPageSize={pageSize}>
        <span />
        <Pagination.Links />
      </Pagination.Root>
    </>
  );
}
