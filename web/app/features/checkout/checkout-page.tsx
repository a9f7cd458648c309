import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { CHECKOUT_PATH, CONFIRMATION_PATH } from "#app/lib/paths.ts";
import { pageTitle } from "#app/lib/page-meta.ts";
import type { CheckoutFormResult } from "./checkout-form-result.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import type { CheckoutView } from "./checkout-view.ts";
import { ShortPage } from "#app/components/ui/short-page.tsx";
import { useCheckoutTexts } from "./texts.ts";

type Props = { view: CheckoutView; answer: CheckoutFormResult | null };

export function CheckoutPage({ view, answer }: Props) {
  const t = useCheckoutTexts();
  if (!view.quote && !answer) return <CheckoutUnavailable />;
  const title = t("title");
  return (
    <div className="page-width py-6 md:py-10">
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-heading">{title}</h1>
      <CheckoutForm view={view} answer={answer} />
    </div>
  );
}

/** The spec's "no items to checkout". */
export function EmptyCheckout({ hasLastOrder }: { hasLastOrder: boolean }) {
  const t = useCheckoutTexts();
  return (
    <ShortPage title={t("empty.title")} text={t("empty.text")}>
      <ButtonLink to="/shop">{t("empty.toShop")}</ButtonLink>
      {hasLastOrder && (
        <ButtonLink to={`${CONFIRMATION_PATH}?returned=1`} kind="quiet">
          {t("empty.lastOrder")}
        </ButtonLink>
      )}
    </ShortPage>
  );
}

function CheckoutUnavailable() {
  const t = useCheckoutTexts();
  return (
    <ShortPage title={t("unavailable.title")} text={t("unavailable.text")}>
      <ButtonLink to={CHECKOUT_PATH}>{t("unavailable.again")}</ButtonLink>
    </ShortPage>
  );
}
