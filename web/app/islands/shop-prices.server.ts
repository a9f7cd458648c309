import { listProducts, type View } from "#app/cms/catalog.server.ts";
import { findRunningCosts } from "#app/cms/services.server.ts";
import type { ShopPrices } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";

/** The prices for blocks that show some; null when none of them does. */
export async function findPricesFor(blocks: readonly BlockView[], view: View): Promise<ShopPrices | null> {
  if (!blocks.some(showsPrices)) return null;
  const [cards, running] = await Promise.all([listProducts(view), findRunningCosts(view.currency)]);
  return {
    products: cards.map(({ slug, name, category, price, isSoldOut }) => ({ slug, name, category, price, isSoldOut })),
    running,
  };
}

function showsPrices(block: BlockView): boolean {
  switch (block.__component) {
    case "blocks.product-teaser":
    case "blocks.costs":
      return true;
    case "blocks.hero":
      return block.priceNote !== null;
    default:
      return false;
  }
}
