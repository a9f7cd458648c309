import { listProducts, listSpecs } from "#app/cms/catalog.server.ts";
import type { View } from "#app/cms/view.ts";
import { findRunningCosts } from "#app/cms/services.server.ts";
import { listZones } from "#app/cms/shipping.server.ts";
import type { ShopFacts } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";

/** The shop's facts for blocks that show some; null when none of them does. */
export async function findShopFactsFor(blocks: readonly BlockView[], view: View): Promise<ShopFacts | null> {
  if (!blocks.some(isAboutTheShop)) return null;
  const [cards, specs, running, zones] = await Promise.all([
    listProducts(view),
    listSpecs(view.locale),
    findRunningCosts(view.currency),
    listZones(view),
  ]);
  return {
    products: cards.map(({ slug, name, category, price, isSoldOut }) => ({
      ...{ slug, name, category, price, isSoldOut },
      specs: specs.get(slug) ?? [],
    })),
    running,
    zones,
  };
}

function isAboutTheShop(block: BlockView): boolean {
  switch (block.__component) {
    case "blocks.product-teaser":
    case "blocks.costs":
    case "blocks.comparison":
    case "blocks.shipping":
      return true;
    case "blocks.hero":
      return block.priceNote !== null;
    default:
      return false;
  }
}
