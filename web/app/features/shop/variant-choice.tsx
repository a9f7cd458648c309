import { useId } from "react";
import { TextBrowserNote } from "#app/components/ui/text-browser-note.tsx";
import { LocalizedLink } from "#app/i18n/localized-link.tsx";
import type { ArticleView, ProductView } from "#app/lib/catalog-view.ts";
import { useShopTexts } from "./texts.ts";

type Props = { product: Pick<ProductView, "slug">; articles: readonly ArticleView[]; chosen: ArticleView };

/** The choice is in the address, so it can be shared and needs no scripts. */
export function VariantChoice({ product, articles, chosen }: Props) {
  const t = useShopTexts();
  const labelId = useId();
  if (articles.length === 1) {
    return (
      <p className="mt-6">
        <span className="field-label">{t("product.variant")}</span>
        {chosen.variant?.name}
      </p>
    );
  }
  return (
    <nav aria-labelledby={labelId} className="mt-6">
      <p id={labelId} className="field-label">
        {t("product.variant")}
      </p>
      <ul className="segments">
        {articles.flatMap(({ sku, variant, orderable }, index) =>
          variant ? (
            <li key={sku}>
              <LocalizedLink
                to={variantPath(product.slug, index === 0 ? null : variant.key)}
                aria-current={sku === chosen.sku ? "true" : undefined}
                data-keep-place
              >
                <i className="swatch" data-colour={variant.key} />
                {variant.name}
                {orderable === 0 && (
                  <>
                    {" "}
                    <small>{t("stock.soldOut")}</small>
                  </>
                )}
                {sku === chosen.sku && <TextBrowserNote>{t("product.chosenVariant")}</TextBrowserNote>}
              </LocalizedLink>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
    </nav>
  );
}

/** The first variant has the product's plain address, which the page cache keeps for everybody. */
function variantPath(slug: string, variant: string | null): string {
  return variant ? `/shop/${slug}?variant=${variant}` : `/shop/${slug}`;
}
