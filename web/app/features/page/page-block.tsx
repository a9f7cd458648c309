import type { ShopFacts } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { CallToAction } from "./blocks/call-to-action.tsx";
import { Comparison } from "./blocks/comparison.tsx";
import { Costs } from "./blocks/costs.tsx";
import { FactLine } from "./blocks/fact-line.tsx";
import { FaqList } from "./blocks/faq-list.tsx";
import { FeatureGrid } from "./blocks/feature-grid.tsx";
import { Hero } from "./blocks/hero.tsx";
import { ImageText } from "./blocks/image-text.tsx";
import { ProductTeaser } from "./blocks/product-teaser.tsx";
import { Quote } from "./blocks/quote.tsx";
import { Shipping } from "./blocks/shipping.tsx";
import { Steps } from "./blocks/steps.tsx";
import { Switch } from "./blocks/switch.tsx";
import { Table } from "./blocks/table.tsx";
import { TextBlock } from "./blocks/text-block.tsx";
import { WidePicture } from "./blocks/wide-picture.tsx";

type Props = {
  block: BlockView;
  /** Null when no block of the page shows any. */
  facts: ShopFacts | null;
  /** The hero at the start of a page carries its heading; elsewhere it is a section like others. */
  isFirst: boolean;
};

export function PageBlock({ block, facts, isFirst }: Props) {
  switch (block.__component) {
    case "blocks.hero":
      return <Hero {...block} facts={facts} isFirst={isFirst} />;
    case "blocks.fact-line":
      return <FactLine {...block} />;
    case "blocks.text":
      return <TextBlock {...block} />;
    case "blocks.table":
      return <Table {...block} />;
    case "blocks.feature-grid":
      return <FeatureGrid {...block} />;
    case "blocks.image-text":
      return <ImageText {...block} />;
    case "blocks.steps":
      return <Steps {...block} />;
    case "blocks.quote":
      return <Quote {...block} />;
    case "blocks.faq-list":
      return <FaqList {...block} />;
    case "blocks.call-to-action":
      return <CallToAction {...block} />;
    case "blocks.product-teaser":
      return <ProductTeaser {...block} facts={facts} />;
    case "blocks.costs":
      return <Costs {...block} facts={facts} />;
    case "blocks.comparison":
      return <Comparison {...block} facts={facts} />;
    case "blocks.shipping":
      return <Shipping {...block} facts={facts} />;
    case "blocks.switch":
      return <Switch {...block} />;
    case "blocks.wide-picture":
      return <WidePicture {...block} />;
  }
}
