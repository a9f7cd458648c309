import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { CardPrice } from "#app/components/ui/card-price.tsx";
import { ContentImage } from "#app/components/ui/content-image.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { ProductCardView } from "#app/lib/catalog-view.ts";
import { sectionId } from "#app/lib/section-id.ts";
import { useShopTexts } from "./texts.ts";

/** The shop's list: phones, accessories, and a link to the services. */
export function ProductList({ products }: { products: readonly ProductCardView[] }) {
  const t = useShopTexts();
  const of = (category: ProductCardView["category"]) => products.filter((product) => product.category === category);
  return (
    <>
      {products.length === 0 && <p className="page-width pb-16 text-quiet">{t("list.none")}</p>}
      <Shelf heading={t("list.devices")} intro={t("list.devicesIntro")} products={of("device")} isFirst />
      <Shelf heading={t("list.accessories")} intro={t("list.accessoriesIntro")} products={of("accessory")} />
      <section id={sectionId(t("list.services"))} className="page-grid items-end gap-y-4 pb-16 md:pb-24">
        <div className="col-span-full border-t border-rule" />
        <div className="col-span-full pt-4 lg:col-span-8">
          <h2 className="text-heading">{t("list.services")}</h2>
          <p className="mt-4 max-w-text text-quiet">{t("list.servicesIntro")}</p>
        </div>
        <div className="col-span-full lg:col-span-4 lg:justify-self-end">
          <ButtonLink to="/shop/services" kind="quiet">
            {t("list.toServices")}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

type ShelfProps = { heading: string; intro: string; products: readonly ProductCardView[]; isFirst?: boolean };

function Shelf({ heading, intro, products, isFirst = false }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section id={sectionId(heading)} className="page-grid pb-16 md:pb-24">
      <div className="col-span-full border-t border-rule" />
      <div className="col-span-full pt-8 lg:col-span-6">
        <h2 className="text-heading">{heading}</h2>
        <p className="mt-4 max-w-text text-quiet">{intro}</p>
      </div>
      <ul className="card-grid col-span-full mt-10">
        {products.map((product, index) => (
          <ProductCard key={product.slug} product={product} isFirst={isFirst && index === 0} />
        ))}
      </ul>
    </section>
  );
}

/** The link covers the whole card (styles/components.css) and is named after the product. */
function ProductCard({ product, isFirst }: { product: ProductCardView; isFirst: boolean }) {
  const t = useShopTexts();
  const { slug, name, tagline, picture } = product;
  return (
    <li className="product-card flex flex-col">
      <div className="bg-raised">
        {picture && (
          <ContentImage
            picture={picture}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
            className="h-auto w-full"
            isFirst={isFirst}
          />
        )}
      </div>
      <h3 className="text-title mt-5">
        <LocalizedLink to={`/shop/${slug}`}>{name}</LocalizedLink>
      </h3>
      <p className="mt-1 text-quiet">{tagline}</p>
      <CardPrice
        sold={product}
        words={{
          from: (price) => t("price.from", { price }),
          soldOut: t("stock.soldOut"),
          unavailable: t("stock.unavailable"),
        }}
      />
    </li>
  );
}
