import { formatMoney } from "@wren/domain";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { FittedHeading } from "#app/components/ui/fitted-heading.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import { useCurrentLocale } from "#app/i18n/translations.tsx";
import type { Crumb } from "#app/lib/content-view.ts";
import type { ArticleView, PriceTerms, ProductView } from "#app/lib/catalog-view.ts";
import { AddToCart } from "./add-to-cart.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuyingTerms } from "./buying-terms.tsx";
import { Gallery } from "./gallery.tsx";
import { useShopTexts } from "./texts.ts";
import { VariantChoice } from "./variant-choice.tsx";

type Props = {
  product: ProductView;
  articles: readonly ArticleView[];
  /** The variant in the address, or the first one; null while none is on sale. */
  chosen: ArticleView | null;
  terms: PriceTerms;
  trail: readonly Crumb[];
  /** All else that the page tells of it. */
  children: ReactNode;
};

/** A product's page with its description, price and one button. */
export function ProductDetail({ product, articles, chosen, terms, trail, children }: Props) {
  const t = useShopTexts();
  const { name, tagline, category } = product;
  return (
    <>
      <section className="page-grid items-start gap-y-8 pt-6 pb-16 md:pt-10 md:pb-24">
        <div className="col-span-full lg:col-span-7">
          <Gallery product={product} articles={articles} chosen={chosen} />
        </div>
        <div className="col-span-full lg:sticky lg:top-8 lg:col-span-5 lg:pl-6">
          <div className="lg:-mt-1.5">
            <Breadcrumbs trail={trail} />
          </div>
          <FittedHeading look="text-product" className="mt-1">
            {name}
          </FittedHeading>
          <p className="text-lead mt-4 max-w-text">{tagline}</p>
          {chosen ? <Price article={chosen} terms={terms} /> : <p className="mt-8">{t("stock.unavailable")}</p>}
          {chosen?.variant && <VariantChoice product={product} articles={articles} chosen={chosen} />}
          {chosen && <AddToCart article={chosen} hasOthers={articles.length > 1} />}
          {chosen && <BuyingTerms category={category} terms={terms} />}
          <p className="mt-4">
            <LocalizedLink to="/trust" className="footer-link underline underline-offset-4">
              {t("product.toTrust")}
            </LocalizedLink>
          </p>
        </div>
      </section>
      {children}
      {chosen && chosen.orderable > 0 && <BuyBar name={name} article={chosen} />}
    </>
  );
}

function Price({ article, terms }: { article: ArticleView; terms: PriceTerms }) {
  const t = useShopTexts();
  const locale = useCurrentLocale();
  const { vatPercent, shipping } = terms;
  const notes = [
    vatPercent !== null && t("price.vat", { percent: new Intl.NumberFormat(locale).format(vatPercent) }),
    shipping && t("price.shipping", { price: formatMoney(shipping.price, locale) }),
  ].filter(Boolean);
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <p className="text-3xl font-semibold tracking-tight tabular-nums">{formatMoney(article.price, locale)}</p>
      <p className="mt-1 text-sm text-quiet tabular-nums">{notes.join(" ")}</p>
    </div>
  );
}
