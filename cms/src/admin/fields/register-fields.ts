import type { StrapiApp } from "@strapi/strapi/admin";
import type { ComponentType } from "react";
import { en } from "../desk/texts";

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Strapi's type of an input knows no props. It gives those of `FieldProps`. */
const withProps = (load: Load<never>) => load as unknown as Load<object>;

const text = (id: keyof typeof en) => ({ id, defaultMessage: en[id] });

/** Inputs of our own kinds of fields (src/platform/content/custom-fields.ts). */
export function registerFields(app: StrapiApp): void {
  app.customFields.register([
    {
      name: "country",
      type: "string",
      intlLabel: text("country.title"),
      intlDescription: text("country.hint"),
      components: { Input: withProps(() => import("./country-field")) },
    },
    {
      name: "countries",
      type: "json",
      intlLabel: text("countries.title"),
      intlDescription: text("countries.search.hint"),
      components: { Input: withProps(() => import("./countries-field")) },
    },
    {
      name: "money",
      type: "integer",
      intlLabel: text("price.title"),
      intlDescription: text("money.invalid"),
      components: { Input: withProps(() => import("./money-field")) },
    },
    {
      name: "stock",
      type: "integer",
      intlLabel: text("stock.title"),
      intlDescription: text("stock.new"),
      components: { Input: withProps(() => import("./stock-field")) },
    },
    {
      name: "confirmation",
      type: "boolean",
      intlLabel: text("confirm.label"),
      intlDescription: text("confirm.label"),
      components: { Input: withProps(() => import("./confirmation-field")) },
    },
  ]);
}
