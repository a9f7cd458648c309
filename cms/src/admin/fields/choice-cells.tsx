import { Typography } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";

type Header = { name: string; attribute?: { type?: string }; cellFormatter?: unknown };
type Columns = { displayedHeaders: Header[]; layout: unknown };
type Row = Record<string, unknown>;

/** Shows choices in the content manager's lists as their drop-down lists call them, not as they are stored. */
export function showChoicesInLists(app: StrapiApp): void {
  app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", ({ displayedHeaders, layout }: Columns) => ({
    displayedHeaders: displayedHeaders.map((header) =>
      header.attribute?.type === "enumeration" ? { ...header, cellFormatter: formatCell } : header,
    ),
    layout,
  }));
}

function formatCell(row: Row, { name }: Header) {
  const value = row[name];
  return typeof value === "string" ? <Choice value={value} /> : <Typography textColor="neutral800">-</Typography>;
}

function Choice({ value }: { value: string }) {
  const intl = useIntl();
  return <Typography textColor="neutral800">{intl.formatMessage({ id: value, defaultMessage: value })}</Typography>;
}
