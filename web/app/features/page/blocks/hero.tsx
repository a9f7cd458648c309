import { formatMoney, type Money } from "@wren/domain";
import { ContentImage } from "#app/components/ui/content-image.tsx";
import { FittedHeading } from "#app/components/ui/fitted-heading.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { ShopFacts } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { phonesOnSale } from "../phones-on-sale.ts";
import { usePageTexts } from "../texts.ts";
import { Actions } from "./actions.tsx";

type Props = BlockView<"blocks.hero"> & { facts: ShopFacts | null; isFirst: boolean };

export function Hero({ title, text, picture, pictureStyle, actions, priceNote, facts, isFirst }: Props) {
  return (
    <section className="page-grid items-center overflow-x-clip pt-12 pb-16 md:pt-16 lg:py-20">
      <div className="z-10 col-span-full lg:col-span-6 lg:pr-6">
        <FittedHeading level={isFirst ? 1 : 2} look="text-display">
          {title}
        </FittedHeading>
        <p className="text-lead mt-6 max-w-text">{text}</p>
        {priceNote && <LowestPrice facts={facts} note={priceNote} />}
        <div className="mt-8">
          <Actions actions={actions} />
        </div>
      </div>
      {picture && (
        <div className="col-span-full mt-10 lg:col-span-6 lg:col-start-7 lg:mt-0">
          <ContentImage
            picture={picture}
            sizes="(min-width: 64rem) 52rem, 110vw"
            isFirst={isFirst}
            className={pictureStyle === "cutout" ? "hero-cutout" : "h-auto w-full"}
          />
        </div>
      )}
    </section>
  );
}

function LowestPrice({ facts, note }: { facts: ShopFacts | null; note: string }) {
  const t = usePageTexts();
  const locale = useCurrentLocale();
  const lowest = lowestOf(facts);
  if (!lowest) return null;
  return (
    <p className="mt-6 max-w-text tabular-nums">
      <strong className="font-semibold">{t("price.from", { price: formatMoney(lowest, locale) })}</strong>
      <span className="text-quiet"> · {note}</span>
    </p>
  );
}

function lowestOf(facts: ShopFacts | null): Money | null {
  const prices = phonesOnSale(facts).map(({ price }) => price);
  return prices.toSorted((one, other) => one.minor - other.minor)[0] ?? null;
}
