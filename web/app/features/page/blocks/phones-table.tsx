import type { ReactNode } from "react";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { ShopFacts } from "#app/lib/catalog-view.ts";

type Props = {
  caption: string;
  phones: readonly Pick<ShopFacts["products"][number], "slug" | "name">[];
  rows: readonly { label: string; values: readonly string[] }[];
  /** For words instead of amounts. */
  isWordy?: boolean;
};

/** Phones side by side. A row's label stands above its values, so that three of them fit on the smallest phone. */
export function PhonesTable({ caption, phones, rows, isWordy = false }: Props): ReactNode {
  return (
    <table className={isWordy ? "phones-table phones-table-wordy" : "phones-table"}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {phones.map(({ slug, name }) => (
            <th key={slug} scope="col">
              <LocalizedLink to={`/shop/${slug}`}>{name}</LocalizedLink>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, values }) => (
        <tbody key={label}>
          <tr>
            <th colSpan={phones.length} scope="rowgroup">
              {label}
            </th>
          </tr>
          <tr>
            {values.map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
