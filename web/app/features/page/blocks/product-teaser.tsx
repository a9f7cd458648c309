import { CardPrice } from "#app/components/ui/card-price.tsx";
import { ContentImage } from "#app/components/ui/content-image.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { ShopFacts } from "#app/lib/catalog-view.ts";
import type { BlockView } from "#app/lib/content-view.ts";
import { sectionId } from "#app/lib/section-id.ts";
import { usePageTexts } from "../texts.ts";

type Props = BlockView<"blocks.product-teaser"> & { facts: ShopFacts | null };

export function ProductTeaser({ heading, intro, products, facts }: Props) {
  const t = usePageTexts();
  const words = {
    from: (price: string) => t("card.from", { price }),
    soldOut: t("card.soldOut"),
    unavailable: t("card.unavailable"),
  };
  // Two cards stand beside the heading; three need the whole width.
  const isPair = products.length === 2;
  const soldAt = (target: string) => facts?.products.find(({ slug }) => target === `/shop/${slug}`);
  return (
    <section id={sectionId(heading)} className="page-grid pb-16 md:pb-24">
      <div className="col-span-full border-t border-rule" />
      <div className={`col-span-full pt-8 ${isPair ? "lg:col-span-4" : "lg:col-span-6"}`}>
        <h2 className="text-heading">{heading}</h2>
        {intro && <p className="mt-4 max-w-text text-quiet">{intro}</p>}
      </div>
      <ul className={`card-grid col-span-full mt-10 ${isPair ? "lg:col-span-8" : ""}`}>
        {products.map(({ name, tagline, picture, target }) => (
          <li key={target} className="product-card">
            <div className="bg-raised">
              {picture && (
                <ContentImage
                  picture={picture}
                  sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                  className="h-auto w-full"
                />
              )}
            </div>
            <h3 className="text-title mt-5">
              {/* The link covers the whole card (styles/app.css) and is named after the product. */}
              <LocalizedLink to={target}>{name}</LocalizedLink>
            </h3>
            <p className="mt-1 text-quiet">{tagline}</p>
            <CardPrice sold={soldAt(target)} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
