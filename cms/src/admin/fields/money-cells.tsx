import { Typography } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import { typedAmount } from "@wren/domain";

type Header = { name: string; attribute?: { customField?: string }; cellFormatter?: unknown };
type Columns = { displayedHeaders: Header[]; layout: unknown };
type Row = Record<string, unknown>;

/** Shows amounts as money in the content manager's lists, which know only their minor units. */
export function showMoneyInLists(app: StrapiApp): void {
  app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", ({ displayedHeaders, layout }: Columns) => ({
    displayedHeaders: displayedHeaders.map((header) =>
      header.attribute?.customField === "global::money" ? { ...header, cellFormatter: formatCell } : header,
    ),
    layout,
  }));
}

function formatCell(row: Row, { name }: Header) {
  const minor = row[name];
  return <Typography textColor="neutral800">{typeof minor === "number" ? typedAmount(minor) : "-"}</Typography>;
}
