import type { Money } from "@wren/domain";
import type { ShopFacts } from "#app/lib/catalog-view.ts";

type Product = ShopFacts["products"][number];
type Phone = Pick<Product, "slug" | "name" | "specs"> & { price: Money };

/** The phones that have a price, each with its lowest. */
export function phonesOnSale(facts: ShopFacts | null): Phone[] {
  const products = facts?.products ?? [];
  return products.flatMap(({ category, price, slug, name, specs }) =>
    category === "device" && price ? [{ slug, name, specs, price: price.lowest }] : [],
  );
}
