import { Typography } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import { useIntl } from "react-intl";
import { useTexts } from "../desk/use-texts";

type Header = {
  name: string;
  attribute?: { type?: string; component?: string; repeatable?: boolean };
  cellFormatter?: unknown;
};
type Columns = { displayedHeaders: Header[]; layout: unknown };
type Row = Record<string, unknown>;

/**
 * Shows choices in the content manager's lists as their drop-down lists call them, not as they are stored, and texts that
 * an entry holds in both languages in the one of the admin.
 */
export function showChoicesInLists(app: StrapiApp): void {
  app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", ({ displayedHeaders, layout }: Columns) => ({
    displayedHeaders: displayedHeaders.map((header) => {
      const cellFormatter = formatterOf(header.attribute);
      return cellFormatter ? { ...header, cellFormatter } : header;
    }),
    layout,
  }));
}

function formatterOf(attribute: Header["attribute"]) {
  if (attribute?.type === "enumeration") return formatCell;
  return attribute?.component === "shared.text-per-language" && !attribute.repeatable ? formatText : null;
}

/** Strapi names the column of a component with the field that it would show: `title.en`. */
function formatText(row: Row, { name }: Header) {
  const [field = name] = name.split(".");
  return <TextInLanguage text={row[field]} />;
}

function TextInLanguage({ text }: { text: unknown }) {
  const { locale } = useTexts();
  const words =
    typeof text === "object" && text !== null ? new Map<string, unknown>(Object.entries(text)).get(locale) : null;
  return (
    <Typography textColor="neutral800" ellipsis>
      {typeof words === "string" ? words : "-"}
    </Typography>
  );
}

function formatCell(row: Row, { name }: Header) {
  const value = row[name];
  return typeof value === "string" ? <Choice value={value} /> : <Typography textColor="neutral800">-</Typography>;
}

function Choice({ value }: { value: string }) {
  const intl = useIntl();
  return <Typography textColor="neutral800">{intl.formatMessage({ id: value, defaultMessage: value })}</Typography>;
}
